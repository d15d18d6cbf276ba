import { askedWords } from '../../../language/words.ts';
import { mergeBags, type Bag } from './bag.ts';
import { weighBags, type Postings } from './bm25.ts';
import { bare } from './bare.ts';
import { isOfWhole, questionsFor } from './question-bank.ts';
import { createBagger, type Vocabulary } from './terms.ts';
import { fullText, type Item } from '../passage.ts';

/** What can answer. */
export interface Answering {
  /** The thing that it is about. */
  readonly about: string;
  /** Said before the items. */
  readonly lead?: string;
  readonly items: readonly Item[];
}

/** The known questions as they are searched, in plain data: read once when the gateway is built (keep-known-questions.ts), or as it starts. */
export interface KnownQuestions {
  readonly vocabulary: Vocabulary;
  /** Of each answer: the passage, and the item of it or -1 for all of them. */
  readonly places: readonly { readonly passage: number; readonly item: number }[];
  /** What tells of each answer, of its passage, and of all that is said of the same thing. */
  readonly byItem: Postings;
  readonly byPassage: Grouped;
  readonly byThing: Grouped;
  /** The answers to a question, by what it says bare of politeness. */
  readonly wordForWord: ReadonlyMap<string, readonly number[]>;
}

/** Groups of answers: what they hold together, and by answer the place of its group. */
export interface Grouped {
  readonly postings: Postings;
  readonly places: readonly number[];
}

export type IsKnown = (question: string) => boolean;

/** An item of a passage, or all of them. */
interface Answer {
  readonly passage: number;
  readonly item: number;
  readonly questions: readonly string[];
  /** Its own words, and those of its questions. */
  readonly bag: Bag;
}

/** Small talk is of many kinds, and a bag of it all would be like nothing: more questions than this are cut into pieces. */
const MANY = 120;
const PIECE = 60;

/**
 * Reads the known questions and weighs them, piece by piece: it takes seconds.
 *
 * @param isKnown which of the bank's; all unless told otherwise
 */
export function* readKnownQuestions(passages: readonly Answering[], isKnown: IsKnown = () => true): Generator<undefined, KnownQuestions, undefined> {
  const { vocabulary, bagOf } = createBagger();
  const answers: Answer[] = [];
  for (const [passage, { items, lead }] of passages.entries()) {
    answers.push(...(yield* readPassage(bagOf, isKnown, passage, items, lead)));
  }
  const places = answers.map(({ passage, item }) => ({ passage, item }));
  const byItem = weighBags(answers.map(({ bag }) => bag));
  yield;
  const byPassage = grouped(answers, ({ passage }) => passage);
  yield;
  const byThing = grouped(answers, ({ passage }) => passages[passage]!.about);
  yield;
  return { vocabulary, places, byItem, byPassage, byThing, wordForWord: byWords(answers) };
}

/** The items of a passage, and last the whole of it if there are questions for that. */
function* readPassage(bagOf: (texts: readonly string[]) => Bag, isKnown: IsKnown, passage: number, items: readonly Item[], lead = ''): Generator<undefined, Answer[], undefined> {
  const answers: Answer[] = [];
  const ofWhole: string[] = questionsFor(lead).filter(isKnown);
  for (const [item, { title, text }] of items.entries()) {
    const full = fullText({ title, text });
    const questions = questionsFor(full).filter(isKnown);
    const own = questions.filter((question) => !isOfWhole(question));
    const size = own.length > MANY ? PIECE : MANY;
    for (let from = 0; from === 0 || from < own.length; from += size) {
      const some = own.slice(from, from + size);
      answers.push({ passage, item, questions: some, bag: bagOf([full.toLowerCase(), ...some]) });
    }
    ofWhole.push(...questions.filter(isOfWhole));
    yield;
  }
  return ofWhole.length > 0 ? [...answers, { passage, item: -1, questions: ofWhole, bag: bagOf(ofWhole) }] : answers;
}

/** The answers together that have the same key. */
function grouped(answers: readonly Answer[], keyOf: (answer: Answer) => number | string): Grouped {
  const groups = [...Map.groupBy(answers, keyOf).values()];
  const placeOf = new Map(groups.flatMap((group, place) => group.map((answer) => [answer, place])));
  return { postings: weighBags(groups.map((group) => mergeBags(group.map(({ bag }) => bag)))), places: answers.map((answer) => placeOf.get(answer)!) };
}

function byWords(answers: readonly Answer[]): Map<string, number[]> {
  const wordForWord = new Map<string, number[]>();
  answers.forEach(({ questions }, answer) => {
    for (const question of questions) {
      const said = bare(askedWords(question).join(' '));
      // "Hello there" is known by more than its words.
      if (said === '') continue;
      const known = wordForWord.get(said);
      if (known) known.push(answer);
      else wordForWord.set(said, [answer]);
    }
  });
  return wordForWord;
}
