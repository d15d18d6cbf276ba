import { createHash } from 'node:crypto';
import type { Answering, IsKnown } from '../asked/known-questions.ts';
import { questionsFor } from '../asked/question-bank.ts';

/** An item of a passage, or the whole of it: what a question can be meant for. */
export interface MeaningClass {
  /** Told by its words: the same as long as the content says the same. */
  readonly key: string;
  /** The place of its passage. */
  readonly passage: number;
  /** What it says itself, and questions that it is known to answer. */
  readonly texts: readonly string[];
}

/** All that the passages' sentences, and they themselves, are known by. */
export function meaningClasses(passages: readonly Answering[], isKnown: IsKnown = () => true): MeaningClass[] {
  return passages.flatMap(({ about, lead = '', items }, passage) => {
    const asked = items.map(({ title, text }) => {
      const says = title ? `${title}: ${text}` : text;
      return { says, questions: questionsFor(says).filter(isKnown) };
    });
    const classes = asked.map(({ says, questions }) => ({ key: keyOf(about, lead, says), passage, texts: [says, ...questions.filter((question) => !isOfWhole(question))] }));
    const ofWhole = [...questionsFor(lead).filter(isKnown), ...asked.flatMap(({ questions }) => questions.filter(isOfWhole).map(withoutMark))];
    return ofWhole.length > 0 ? [...classes, { key: keyOf(about, lead, ...asked.map(({ says }) => says)), passage, texts: ofWhole }] : classes;
  });
}

/** An asterisk marks a known question that the whole list answers (question-bank.ts). */
const isOfWhole = (question: string) => question.startsWith('* ');
const withoutMark = (question: string) => question.slice(2);

/** Characters of a key: of some two thousand classes no two are likely to share one. */
const KEY = 10;

const keyOf = (...words: readonly string[]) => createHash('sha256').update(words.join('\n')).digest('base64url').slice(0, KEY);
