import { expect, it } from 'vitest';
import { allPassages } from '../content.ts';
import { talks } from '../talk.ts';
import { createLikeness } from './likeness.ts';
import { answers, knownQuestions, questionsFor } from './question-bank.ts';

const passages = allPassages();
const texts = [...passages, ...talks].map(({ items }) => items.map(({ title, text }) => (title ? `${title}: ${text}` : text)));

// Content that is written anew must not leave behind questions that nothing answers any more.
it('every quote begins a text of the content', () => {
  expect(knownQuestions.length).toBeGreaterThan(answers.length);
  expect(answers.filter((quote) => !texts.flat().some((text) => text.startsWith(quote) && questionsFor(text).length > 0))).toEqual([]);
});

it('a known question is likest to what answers it', () => {
  const likeness = createLikeness([...passages, ...talks]);
  const some = texts.flatMap((of, passage) => of.flatMap((text, item) => (questionsFor(text).length > 0 ? [{ passage, item, question: questionsFor(text)[0]! }] : []))).filter((_, place) => place % 40 === 0);
  expect(some.length).toBeGreaterThan(20);
  const share = (passage: number, question: string) => likeness.of(question.replace('* ', ''), new Set()).get(passage)?.share;
  expect(some.filter(({ passage, question }) => share(passage, question) !== 1)).toEqual([]);
  expect([...likeness.of('mitochondria of a walrus', new Set()).values()].filter(({ share: of }) => of > 0.5)).toEqual([]);
});
