import type { Answering, IsKnown } from '../asked/known-questions.ts';
import { isOfWhole, questionsFor } from '../asked/question-bank.ts';
import { fullText, keyOf, passageKey } from '../passage.ts';

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
export const classKeys = (passage: Answering): string[] => [...passage.items.map((item) => keyOf(passage.about, passage.lead ?? '', fullText(item))), passageKey(passage)];

const withoutMark = (question: string) => question.slice(2);
