import { expect, it } from 'vitest';
import { knownQuestions, questionsFor } from '../asked/question-bank.ts';
import { repliesToTalk } from './talk.ts';
import { talkOf } from './talk-of.ts';

const talked = new Set(Object.values(repliesToTalk).flatMap(questionsFor));
const asked = knownQuestions.filter((question) => !talked.has(question)).filter((_, place) => place % 25 === 0);

it('takes hardly a question to the site for talk', () => {
  expect(asked.length).toBeGreaterThan(2000);
  expect(asked.filter((question) => talkOf(question).chance > 0.8).length).toBeLessThan(asked.length * 0.005);
});

it.each([
  ['gud nite bro, catch u tmrw', 'goodbye'],
  ['ur answer is rubbish yaar', 'complaint'],
  ['thnx a ton macha', 'thanks'],
  ['hope ur doing good today bro', 'well-being'],
  ['ok ok noted boss', 'aside'],
])('hears talk that nobody has noted: %s', (message, talk) => {
  const heard = talkOf(message);
  expect([heard.talk, heard.chance > 0.8]).toEqual([talk, true]);
});
