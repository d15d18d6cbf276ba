import { ask } from './assistant/ask.ts';
import { judgeConversation, measured, precision, readConversation, readConversations, recall, type Count, type Measured } from './assistant/conversation-set.ts';
import { holds, judge, readQuestions, type Part, type QuestionItem, type Verdict } from './assistant/question-set.ts';

/** How well the built-in assistant answers and reads, on the part of the sets that it was tuned with and on the part that it was not. */
export async function assistant(): Promise<void> {
  for (const part of ['tuning', 'learning', 'mending', 'held-out'] as const) await questions(part);
  for (const part of ['tuning', 'learning', 'held-out'] as const) await conversations(part);
}

async function questions(part: QuestionItem['part']): Promise<void> {
  const times: number[] = [];
  const verdicts: Verdict[] = [];
  for (const item of readQuestions().filter((one) => one.part === part)) verdicts.push(judge(item, await ask(item, times)));
  const linkable = verdicts.filter(({ linked }) => linked !== undefined);
  const slowest = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
  console.log(`\nquestions, ${part}: ${share(verdicts.filter(holds).length, verdicts.length)} hold the fact, ${verdicts.filter(({ wrong }) => wrong.length > 0).length} wrong facts`);
  console.log(`  the fact stands on a linked page: ${share(linkable.filter(({ linked }) => linked).length, linkable.length)}; an answer takes ${slowest.toFixed(1)} ms (p95)`);
  for (const kind of new Set(verdicts.map(({ item }) => item.kind))) {
    const some = verdicts.filter(({ item }) => item.kind === kind);
    console.log(`  ${kind.padEnd(10)} ${share(some.filter(holds).length, some.length)}`);
  }
}

async function conversations(part: Part | 'learning'): Promise<void> {
  const total = Object.fromEntries(measured.map((field) => [field, { right: 0, wrong: 0, missed: 0 }])) as Record<Measured, Count>;
  const items = readConversations().filter((item) => item.part === part);
  for (const item of items) {
    const { counts } = judgeConversation(item, await readConversation(item));
    for (const field of measured) {
      for (const kind of ['right', 'wrong', 'missed'] as const) total[field][kind] += counts[field][kind];
    }
  }
  console.log(`\nleads from ${items.length} conversations, ${part}: precision and recall`);
  for (const field of measured) console.log(`  ${field.padEnd(12)} ${precision(total[field]).toFixed(3)}  ${recall(total[field]).toFixed(3)}  (${total[field].right} right, ${total[field].wrong} wrong, ${total[field].missed} missed)`);
  console.log(`  invented addresses and numbers: ${total.email.wrong + total.phone.wrong}`);
}

const share = (some: number, all: number) => `${((some / all) * 100).toFixed(1)} % (${some} of ${all})`;
