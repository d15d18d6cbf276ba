import { createHash } from 'node:crypto';
import type { Answering, IsKnown } from '../asked/known-questions.ts';
import { isOfWhole, questionsFor } from '../asked/question-bank.ts';
import { fullText } from '../passage.ts';

/** An item of a passage, or the whole of it: what a question can be meant for. */
export interface MeaningClass {
  /** Told by its words: the same as long as the content says the same. */
  readonly key: string;
  /** What it says itself, and questions that it is known to answer. */
  readonly texts: readonly string[];
}

/** All that the passages' sentences, and they themselves, are known by; the last of a passage is the whole of it, if questions are known for that. */
export function meaningClasses(passages: readonly Answering[], isKnown: IsKnown = () => true): MeaningClass[] {
  return passages.flatMap((passage) => {
    const keys = classKeys(passage);
    const asked = passage.items.map((item) => ({ says: fullText(item), questions: questionsFor(fullText(item)).filter(isKnown) }));
    const classes = asked.map(({ says, questions }, place) => ({ key: keys[place]!, texts: [says, ...questions.filter((question) => !isOfWhole(question))] }));
    const ofWhole = [...questionsFor(passage.lead ?? '').filter(isKnown), ...asked.flatMap(({ questions }) => questions.filter(isOfWhole).map(withoutMark))];
    return ofWhole.length > 0 ? [...classes, { key: keys.at(-1)!, texts: ofWhole }] : classes;
  });
}

/** The keys of a passage's items, and last that of the whole of it. */
export function classKeys({ about, lead = '', items }: Answering): string[] {
  const texts = items.map(fullText);
  return [...texts.map((text) => keyOf(about, lead, text)), keyOf(about, lead, ...texts)];
}

const withoutMark = (question: string) => question.slice(2);

/** Characters of a key: of some two thousand classes no two are likely to share one. */
const KEY = 10;

const keyOf = (...words: readonly string[]) => createHash('sha256').update(words.join('\n')).digest('base64url').slice(0, KEY);
