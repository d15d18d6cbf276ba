import { deserialize, serialize } from 'node:v8';
import { expect, it } from 'vitest';
import { answering } from './kept-questions.ts';
import { readKnownQuestions, type KnownQuestions } from './known-questions.ts';
import { createLikeness } from './likeness.ts';

/** A few of what the content answers, so that it is read twice in a moment. */
const some = answering().filter((_, place) => place % 8 === 0);

function read(): KnownQuestions {
  const reading = readKnownQuestions(some);
  let step = reading.next();
  while (!step.done) step = reading.next();
  return step.value;
}

it('questions that were kept find what those find that are read at the start', () => {
  const asked = ['how much does a shop cost', 'who is the chief executive', 'thanks a lot', 'do you do seo', 'how long did it take'].map((plain) => ({ plain, naming: new Set<string>(), before: 'what did you build for the clinic' }));
  const [started, kept] = [createLikeness(some), createLikeness(some, deserialize(serialize(read())) as KnownQuestions)];
  const found = asked.map((question) => [...kept.of(question)]);
  expect(found).toEqual(asked.map((question) => [...started.of(question)]));
  expect(Math.min(...found.map(({ length }) => length))).toBeGreaterThan(0);
});
