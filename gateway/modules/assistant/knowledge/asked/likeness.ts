import { setImmediate } from 'node:timers/promises';
import { commonWords } from '../../../language/common-words.ts';
import { askedWords, stem } from '../../../language/words.ts';
import { bare } from './bare.ts';
import { createBm25 } from './bm25.ts';
import { readKnownQuestions, type Answering, type Grouped, type IsKnown, type KnownQuestions } from './known-questions.ts';
import { firstQuestions } from './question-bank.ts';
import { soughtIn, termsOf, type Term } from './terms.ts';

/** How like a question is to those that a passage is known to answer. */
export interface Like {
  /** Of the question's weight: at most a little over 2, and over 1 if nearly all of it is often asked there. */
  readonly share: number;
  /** The place of the item that answers it; -1 where all of them do. */
  readonly item: number;
  /** What the share is made of: of that item, of its passage, and of all that is said of the same thing. */
  readonly ofItem: number;
  readonly ofPassage: number;
  readonly ofThing: number;
}

/** The same of a question that leans on what was asked before, or that has a part which asks. */
export interface LikeInParts extends Like {
  /** The share of the question by itself, and of the part of it that asks. */
  readonly alone: number;
  readonly asking: number;
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
  of(asked: Asked): ReadonlyMap<number, LikeInParts>;
  /** Reads them beforehand, giving way to everything else: the first question would wait for a second. */
  prepare(): Promise<void>;
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

/**
 * Holds a question against all that passages are known to answer (question-bank.ts).
 *
 * @param kept those of the very same passages, where they have been read before
 * @param isKnown which of the bank's questions are taken, where none have been read before; all unless told otherwise
 */
export function createLikeness(passages: readonly Answering[], kept?: KnownQuestions, isKnown?: IsKnown): Likeness {
  const reading = readKnownQuestions(passages, isKnown);
  let index = kept && search(kept);
  const readOn = (): Index | undefined => {
    const { done, value } = reading.next();
    return done ? search(value) : undefined;
  };
  return {
    of({ plain, naming, asking, before = '' }) {
      while (!index) index = readOn();
      const stems = new Set([...naming].map(stem));
      const whole = index.of(plain, stems, before);
      return inParts(whole, before === '' ? whole : index.of(plain, stems, ''), asking === undefined ? whole : index.of(asking, stems, plain));
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

/** What the whole says, tempered by what the part of it says that asks. */
const inParts = (whole: Likes, alone: Likes, asking: Likes): ReadonlyMap<number, LikeInParts> =>
  new Map(
    [...whole].map(([passage, like]) => {
      const ofPart = asking.get(passage)?.share ?? 0;
      return [passage, { ...like, share: (like.share + ofPart) / 2, alone: alone.get(passage)?.share ?? 0, asking: ofPart }];
    }),
  );

type Likes = ReadonlyMap<number, Like>;

interface Index {
  of(plain: string, naming: ReadonlySet<string>, before: string): Likes;
  knows(plain: string): boolean;
}

/** Searches what has been read. */
function search({ vocabulary, places, byItem: items, byPassage, byThing, wordForWord }: KnownQuestions): Index {
  const byItem = createBm25(items);
  const [scorePassages, scoreThings] = [scoreGroups(byPassage), scoreGroups(byThing)];

  const weightOf = (terms: readonly Term[], factorOf: (key: string) => number) =>
    terms.reduce((sum, { key, number, kind }) => sum + kind * factorOf(key) * byItem.rarity(number, common.has(key) ? EVERYDAY : UNKNOWN), 0);

  const of: Index['of'] = (plain, naming, saidBefore) => {
    const [asked, before] = [termsOf(plain, vocabulary), termsOf(saidBefore, vocabulary)];
    // "And how long did that take?" is known of many things: what is meant was said before.
    const exact = before.length === 0 || first.has(bare(plain)) ? wordForWord.get(bare(plain)) : undefined;
    const factorOf = (key: string) => (naming.has(key) ? NAMING : 1);
    const earlier = before.filter(({ key }) => !asked.some((term) => term.key === key));
    const sought = new Map([...soughtIn(earlier, () => BEFORE), ...soughtIn(asked, factorOf)]);
    const whole = weightOf(asked, factorOf) + weightOf(earlier, () => BEFORE);
    const [ofItems, ofPassages, ofThings] = [byItem.scores(sought), scorePassages(sought), scoreThings(sought)];
    const found = new Map<number, Like>();
    places.forEach(({ passage, item }, answer) => {
      const [ofItem, ofPassage, ofThing] = [ofItems[answer]!, ofPassages(answer), ofThings(answer)].map((score) => (whole === 0 ? 0 : score / (whole * WHOLE))) as [number, number, number];
      const share = (ofItem === 0 ? 0 : ofItem + PASSAGE * ofPassage + THING * ofThing) + (exact?.includes(answer) ? EXACT : 0);
      if (share > (found.get(passage)?.share ?? 0)) found.set(passage, { share, item, ofItem, ofPassage, ofThing });
    });
    return found;
  };
  return { of, knows: (plain) => wordForWord.has(bare(plain)) };
}

/** Scores answers by what those hold together that are of one group. */
function scoreGroups({ postings, places }: Grouped): (sought: ReadonlyMap<number, number>) => (answer: number) => number {
  const weighed = createBm25(postings);
  return (sought) => {
    const scores = weighed.scores(sought);
    return (answer) => scores[places[answer]!]!;
  };
}

const first: ReadonlySet<string> = new Set(firstQuestions.map((question) => bare(askedWords(question).join(' '))));
