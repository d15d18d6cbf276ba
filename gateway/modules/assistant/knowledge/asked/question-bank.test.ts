import { expect, it } from 'vitest';
import { allPassages } from '../content.ts';
import { talks } from '../talk/talk.ts';
import { createLikeness } from './likeness.ts';
import { answers, knownQuestions, questionsFor } from './question-bank.ts';

const passages = allPassages();
const texts = [...passages, ...talks.map((talk) => ({ ...talk, lead: undefined }))].map(({ lead, items }) => [...(lead ? [lead] : []), ...items.map(({ title, text }) => (title ? `${title}: ${text}` : text))]);

// Content that is written anew must not leave behind questions that nothing answers any more.
it('every quote begins a text of the content', () => {
  expect(knownQuestions.length).toBeGreaterThan(answers.length);
  expect(answers.filter((quote) => !texts.flat().some((text) => text.startsWith(quote) && questionsFor(text).length > 0))).toEqual([]);
});

// "The Real Estate CRM" begins its figures and each list of its tools: what people ask about the one is no question about the other.
it('no quote begins several texts, unless it is the whole of one', () => {
  const all = [...new Set(texts.flat())];
  expect([...new Set(answers)].filter((quote) => !all.includes(quote) && all.filter((text) => text.startsWith(quote)).length > 1)).toEqual([]);
});

it('a known question is likest to what answers it, and nothing is like what nobody asks', () => {
  const likeness = createLikeness(passages.map(({ about, items }) => ({ about, items })));
  const likes = (plain: string) => [...likeness.of({ plain: plain.replace('* ', ''), naming: new Set() })].sort(([, a], [, b]) => b.share - a.share);
  const some = texts.flatMap((of, passage) => of.flatMap((text) => questionsFor(text).slice(0, 1).map((question) => ({ passage, question })))).filter(({ passage }, place) => passages[passage] && place % 20 === 0);
  expect(some.length).toBeGreaterThan(50);
  const found = some.filter(({ passage, question }) => likes(question).slice(0, 3).some(([place]) => place === passage));
  // The same fact stands in several places: "do you use Docker" is answered by many.
  expect(found.length).toBeGreaterThan(some.length * 0.9);
  expect(likes('mitochondria of a walrus').filter(([, { share }]) => share > 0.5)).toEqual([]);
});
