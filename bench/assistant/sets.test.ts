import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { judgeConversation, measured, precision, readConversation, readConversations, recall, type Count, type Measured } from './conversation-set.ts';
import { holds, judge, readQuestions, type Verdict } from './question-set.ts';

// The part that was set aside is run by the bench alone, so that nobody tunes to it by way of a failing test.
describe('the tuning part of the question set', async () => {
  const verdicts: Verdict[] = [];
  for (const item of readQuestions().filter(({ part }) => part === 'tuning')) verdicts.push(judge(item, await ask(item)));

  it('is answered with the fact that each answer must hold', () => {
    expect(verdicts.filter(holds).length / verdicts.length).toBeGreaterThanOrEqual(0.95);
  });

  it('is answered with no wrong fact', () => {
    expect(verdicts.filter(({ wrong }) => wrong.length > 0).map(({ item, wrong }) => [item.id, wrong])).toEqual([]);
  });
});

describe('the tuning part of the conversation set', async () => {
  const total = Object.fromEntries(measured.map((field) => [field, { right: 0, wrong: 0, missed: 0 }])) as Record<Measured, Count>;
  for (const item of readConversations().filter(({ part }) => part === 'tuning')) {
    const { counts } = judgeConversation(item, await readConversation(item));
    for (const field of measured) {
      for (const kind of ['right', 'wrong', 'missed'] as const) total[field][kind] += counts[field][kind];
    }
  }

  it.each(['name', 'company', 'email', 'phone', 'location', 'services', 'budget', 'timeline'] as const)('yields %s with precision and recall of 0.95', (field) => {
    expect(precision(total[field])).toBeGreaterThanOrEqual(0.95);
    expect(recall(total[field])).toBeGreaterThanOrEqual(0.94);
  });

  it('yields no invented address and no invented number', () => {
    expect([total.email.wrong, total.phone.wrong]).toEqual([0, 0]);
  });
});
