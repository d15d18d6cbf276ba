import { sentenceVectors } from '../../../language/sentence-vectors.ts';
import type { Answering } from '../asked/known-questions.ts';
import type { Question } from '../question.ts';
import { classKeys } from './classes.ts';
import { createClassifier, readMeaningWeights, type ClassifyMeaning, type MeaningWeights } from './classifier.ts';
import { learnt } from './learnt.ts';

/** What the meaning of a question says of each passage, by its place (classifier.ts). */
export interface Meant {
  readonly says: ArrayLike<number>;
  /** Whether it is that of the question together with the one before. */
  readonly isAfter: boolean;
}

/** Characters of a question, and of what was asked before, that are read: the encoder takes longer with each, and an answer has 50 ms. */
const SAID = 120;
const BEFORE = 60;

/** Which passages a question may be meant for, in whatever words: learnt from the known questions. */
export interface Meaning {
  /** @param before what was asked before it, if it leans on that */
  of(question: Question, before?: string): Promise<Meant | undefined>;
  /** Reads beforehand what the first question would wait for. */
  prepare(): Promise<void>;
}

/** @param weights what was learnt, where it is not what comes with the gateway */
export function createMeaning(passages: readonly Answering[], weights?: readonly MeaningWeights[]): Meaning {
  let classifier: ClassifyMeaning | undefined;
  const classify: ClassifyMeaning = (vector) => {
    classifier ??= createClassifier(weights ?? readMeaningWeights(learnt), placesOf(passages), passages.length);
    return classifier(vector);
  };
  return {
    async of(question, before) {
      if (question.said === '') return undefined;
      const said = question.said.slice(0, SAID);
      const [vector] = await sentenceVectors([before ? `${before.slice(0, BEFORE)} ${said}` : said]);
      return { says: classify(vector!), isAfter: Boolean(before) };
    },
    async prepare() {
      const [vector] = await sentenceVectors(['Where are you?']);
      classify(vector!);
    },
  };
}

function placesOf(passages: readonly Answering[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  passages.forEach((passage, place) => {
    for (const key of new Set(classKeys(passage))) places.set(key, [...(places.get(key) ?? []), place]);
  });
  return places;
}
