import { setImmediate } from 'node:timers/promises';
import { commonWords } from '../../../language/common-words.ts';
import type { Item } from '../passage.ts';
import { stem } from '../words.ts';
import { questionsFor } from './question-bank.ts';
import { kindOf, rememberedTermsOf, termsOf, type Term } from './terms.ts';

/** How like a question is to those that a passage is known to answer. */
export interface Like {
  /** From 0 to 1. */
  readonly share: number;
  /** The place of the item that answers it; -1 where all of them do. */
  readonly item: number;
}

export interface Likeness {
  /**
   * What the passages' questions say of one that is asked, by the places of the passages.
   *
   * @param plain the question, lower case
   * @param naming words of it that name a thing
   */
  of(plain: string, naming: ReadonlySet<string>): ReadonlyMap<number, Like>;
  /** Reads them beforehand, giving way to everything else: the first question would wait for half a second. */
  prepare(): Promise<void>;
}

/** What can answer. */
interface Answering {
  readonly items: readonly Item[];
}

/** A known question. */
interface Known {
  readonly terms: readonly Term[];
  /** Of `answers`. */
  readonly answer: number;
}

interface Answer {
  readonly passage: number;
  readonly item: number;
}

/** What names a thing: which one is known otherwise. */
const NAMING = 0.5;
/** What means the same counts for this much of the word itself. */
const SAME_MEANING = 0.7;
/** A word that no question has is as rare as if so many had it; an everyday one seldom is what matters. */
const UNKNOWN = 4;
const EVERYDAY = 40;
/** How much it counts that the known question holds what is asked, rather than the other way round. */
const HOLDING = 0.7;
/** What the other questions of the same answer add to the likest. */
const OTHERS = 0.3;

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
    of(plain, naming) {
      while (!index) index = readOn();
      return index(termsOf(plain), new Set([...naming].map(stem)));
    },
    async prepare() {
      while (!index) {
        index = readOn();
        await setImmediate();
      }
    },
  };
}

type Index = (asked: readonly Term[], naming: ReadonlySet<string>) => ReadonlyMap<number, Like>;

/** Known questions that are read at a time: a few milliseconds' worth. */
const AT_A_TIME = 200;

/** Reads the known questions, piece by piece. */
function* read(passages: readonly Answering[]): Generator<undefined, Index, undefined> {
  const known: Known[] = [];
  const answers: Answer[] = [];
  const holders = new Map<Term, number[]>();
  const meaning = new Map<string, Term[]>();
  const learn = (question: string, answer: number) => {
    const terms = rememberedTermsOf(question);
    for (const term of terms) {
      const ids = holders.get(term);
      if (ids) ids.push(known.length);
      else {
        holders.set(term, [known.length]);
        for (const one of term.meanings) push(meaning, one, term);
      }
    }
    known.push({ terms, answer });
  };
  for (const [passage, { items }] of passages.entries()) {
    const whole = answers.push({ passage, item: -1 }) - 1;
    for (const [item, { title, text }] of items.entries()) {
      const own = answers.push({ passage, item }) - 1;
      for (const question of questionsFor(title ? `${title}: ${text}` : text)) {
        learn(question, question.startsWith('* ') ? whole : own);
        if (known.length % AT_A_TIME === 0) yield;
      }
    }
  }
  const weights = new Map<Term, number>();
  const weigh = (term: Term, holding: number) => Math.log(1 + known.length / holding) * kindOf(term.key);
  for (const [term, ids] of holders) weights.set(term, weigh(term, ids.length));
  const weightOf = (term: Term) => weights.get(term) ?? weigh(term, common.has(term.key) ? EVERYDAY : UNKNOWN);
  const wholes = Float64Array.from(known, ({ terms }) => terms.reduce((sum, term) => sum + weightOf(term), 0));

  return (asked, naming) => {
    const held = new Float64Array(known.length);
    // By which term a question was reached last: none counts twice, as itself and by what it means.
    const reached = new Int32Array(known.length).fill(-1);
    let whole = 0;
    asked.forEach((term, turn) => {
      const weight = weightOf(term) * (naming.has(term.key) ? NAMING : 1);
      whole += weight;
      const reach = (of: Term, share: number) => {
        for (const id of holders.get(of) ?? []) {
          if (reached[id] === turn) continue;
          reached[id] = turn;
          held[id]! += share;
        }
      };
      reach(term, weight);
      for (const one of term.meanings) for (const other of meaning.get(one) ?? []) reach(other, weight * SAME_MEANING);
    });
    const shares = held.map((amount, id) => (amount === 0 ? 0 : Math.min(1, amount / whole) ** HOLDING * Math.min(1, amount / wholes[id]!) ** (1 - HOLDING)));
    return likest(shares, known, answers);
  };
}

function push(lists: Map<string, Term[]>, key: string, term: Term): void {
  const list = lists.get(key);
  if (list) list.push(term);
  else lists.set(key, [term]);
}

/** The answer of each passage whose questions are the likest. */
function likest(shares: Float64Array, known: readonly Known[], answers: readonly Answer[]): ReadonlyMap<number, Like> {
  const best = new Float64Array(answers.length);
  const squares = new Float64Array(answers.length);
  shares.forEach((share, id) => {
    const { answer } = known[id]!;
    squares[answer]! += share ** 2;
    if (share > best[answer]!) best[answer] = share;
  });
  const found = new Map<number, Like>();
  answers.forEach(({ passage, item }, answer) => {
    const share = Math.min(1, best[answer]! + OTHERS * Math.sqrt(Math.max(0, squares[answer]! - best[answer]! ** 2)));
    if (share > (found.get(passage)?.share ?? 0)) found.set(passage, { share, item });
  });
  return found;
}
