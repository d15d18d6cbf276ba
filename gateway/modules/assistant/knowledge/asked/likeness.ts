import { setImmediate } from 'node:timers/promises';
import { commonWords } from '../../../language/common-words.ts';
import type { Item } from '../passage.ts';
import { askedWords, stem } from '../words.ts';
import { mergeBags, type Bag } from './bag.ts';
import { createBm25 } from './bm25.ts';
import { firstQuestions, questionsFor } from './question-bank.ts';
import { bagOf, soughtIn, termsOf, type Term } from './terms.ts';

/** How like a question is to those that a passage is known to answer. */
export interface Like {
  /** Of the question's weight: at most a little over 2, and over 1 if nearly all of it is often asked there. */
  readonly share: number;
  /** The place of the item that answers it; -1 where all of them do. */
  readonly item: number;
}

export interface Asked {
  /** Lower case. */
  readonly plain: string;
  /** Words of it that name a thing. */
  readonly naming: ReadonlySet<string>;
  /** The part of it that asks, if it tells a story as well. */
  readonly asking?: string;
  /** What was asked before, if it leans on that. */
  readonly before?: string;
}

export interface Likeness {
  /** Whether it is a known question, word for word. */
  knows(plain: string): boolean;
  /** What the passages' questions say of one that is asked, by the places of the passages. */
  of(asked: Asked): ReadonlyMap<number, Like>;
  /** Reads them beforehand, giving way to everything else: the first question would wait for a second. */
  prepare(): Promise<void>;
}

/** What can answer. */
interface Answering {
  /** The thing that it is about. */
  readonly about: string;
  /** Said before the items. */
  readonly lead?: string;
  readonly items: readonly Item[];
}

/** An item of a passage, or all of them. */
interface Answer {
  readonly passage: number;
  readonly item: number;
  readonly questions: readonly string[];
  /** Its own words, and those of its questions. */
  readonly bag: Bag;
}

/** What names a thing: which one is known otherwise. */
const NAMING = 0.5;
/** What was asked before. */
const BEFORE = 0.5;
/** What the rest of the passage, and of what is said of the same thing, adds to an item: what is near it in meaning. */
const PASSAGE = 0.5;
const THING = 0.5;
/** So much of a question's weight makes a share of 1: an item scores up to twice the weight, and its surroundings add to that. */
const WHOLE = 3;
/** A word that nothing holds is as rare as if so many answers had it; an everyday one seldom is what matters. */
const UNKNOWN = 4;
const EVERYDAY = 40;
/** What is known to answer the very question surpasses all that is like it. */
const EXACT = 3;

const common = new Set(commonWords.map(stem));

/** Holds a question against all that passages are known to answer (question-bank.ts). */
export function createLikeness(passages: readonly Answering[]): Likeness {
  const reading = read(passages);
  let index: Index | undefined;
  const readOn = (): Index | undefined => {
    const { done, value } = reading.next();
    return done ? value : undefined;
  };
  return {
    of({ plain, naming, asking, before = '' }) {
      while (!index) index = readOn();
      const stems = new Set([...naming].map(stem));
      const whole = index.of(plain, stems, termsOf(before));
      return asking === undefined ? whole : middle(whole, index.of(asking, stems, termsOf(plain)));
    },
    knows(plain) {
      while (!index) index = readOn();
      return index.knows(plain);
    },
    async prepare() {
      while (!index) {
        index = readOn();
        await setImmediate();
      }
    },
  };
}

/** What the whole says, tempered by what the part says. */
const middle = (whole: ReadonlyMap<number, Like>, part: ReadonlyMap<number, Like>): ReadonlyMap<number, Like> =>
  new Map([...whole].map(([passage, { share, item }]) => [passage, { item, share: (share + (part.get(passage)?.share ?? 0)) / 2 }]));

interface Index {
  of(plain: string, naming: ReadonlySet<string>, before: readonly Term[]): ReadonlyMap<number, Like>;
  knows(plain: string): boolean;
}

/** Reads the known questions and weighs them, piece by piece. */
function* read(passages: readonly Answering[]): Generator<undefined, Index, undefined> {
  const answers: Answer[] = [];
  for (const [passage, { items, lead }] of passages.entries()) {
    answers.push(...(yield* readPassage(passage, items, lead)));
  }
  const places = answers.map(({ passage, item }) => ({ passage, item }));
  const byItem = createBm25(answers.map(({ bag }) => bag));
  yield;
  const byPassage = grouped(answers, ({ passage }) => passage);
  yield;
  const byThing = grouped(answers, ({ passage }) => passages[passage]!.about);

  const weightOf = (terms: readonly Term[], factorOf: (key: string) => number) =>
    terms.reduce((sum, { key, number, kind }) => sum + kind * factorOf(key) * byItem.rarity(number, common.has(key) ? EVERYDAY : UNKNOWN), 0);

  yield;
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

  const of: Index['of'] = (plain, naming, before) => {
    const asked = termsOf(plain);
    // "And how long did that take?" is known of many things: what is meant was said before.
    const exact = before.length === 0 || first.has(bare(plain)) ? wordForWord.get(bare(plain)) : undefined;
    const factorOf = (key: string) => (naming.has(key) ? NAMING : 1);
    const earlier = before.filter(({ key }) => !asked.some((term) => term.key === key));
    const sought = new Map([...soughtIn(earlier, () => BEFORE), ...soughtIn(asked, factorOf)]);
    const whole = weightOf(asked, factorOf) + weightOf(earlier, () => BEFORE);
    const [ofItems, ofPassages, ofThings] = [byItem.scores(sought), byPassage(sought), byThing(sought)];
    const found = new Map<number, Like>();
    places.forEach(({ passage, item }, answer) => {
      const score = ofItems[answer] === 0 ? 0 : ofItems[answer]! + PASSAGE * ofPassages(answer) + THING * ofThings(answer);
      const share = (whole === 0 ? 0 : score / (whole * WHOLE)) + (exact?.includes(answer) ? EXACT : 0);
      if (share > (found.get(passage)?.share ?? 0)) found.set(passage, { share, item });
    });
    return found;
  };
  return { of, knows: (plain) => wordForWord.has(bare(plain)) };
}

/** Small talk is of many kinds, and a bag of it all would be like nothing: more questions than this are cut into pieces. */
const MANY = 120;
const PIECE = 60;

/** The items of a passage, and last the whole of it if there are questions for that. */
function* readPassage(passage: number, items: readonly Item[], lead = ''): Generator<undefined, Answer[], undefined> {
  const answers: Answer[] = [];
  const ofWhole: string[] = [...questionsFor(lead)];
  for (const [item, { title, text }] of items.entries()) {
    const full = title ? `${title}: ${text}` : text;
    const questions = questionsFor(full);
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

/** Scores answers by what those hold together that have the same key. */
function grouped(answers: readonly Answer[], keyOf: (answer: Answer) => number | string): (sought: ReadonlyMap<number, number>) => (answer: number) => number {
  const groups = [...Map.groupBy(answers, keyOf).values()];
  const placeOf = new Map(groups.flatMap((group, place) => group.map((answer) => [answer, place])));
  const places = answers.map((answer) => placeOf.get(answer)!);
  const weighed = createBm25(groups.map((group) => mergeBags(group.map(({ bag }) => bag))));
  return (sought) => {
    const scores = weighed.scores(sought);
    return (answer) => scores[places[answer]!]!;
  };
}

/** Marked so in the bank: the list as a whole answers it. */
const isOfWhole = (question: string) => question.startsWith('* ');

/** A question without what one says for politeness around it. */
const bare = (question: string) =>
  question
    .split(' ')
    .filter((word) => !polite.has(word))
    .join(' ');

const polite: ReadonlySet<string> = new Set(['*', 'hi', 'hello', 'hey', 'please', 'ok', 'okay', 'so', 'and', 'well', 'sir', 'madam', 'dear', 'kindly', 'guys', 'there', 'the', 'a', 'an']);

const first: ReadonlySet<string> = new Set(firstQuestions.map((question) => bare(askedWords(question).join(' '))));
