import { allPassages } from '../../knowledge/content.ts';
import { passageKey, type Passage } from '../../knowledge/passage.ts';
import { isEmpty, isWeak, stem, wordsOf } from '../../../language/words.ts';

/** How much of something a sentence is said for: "below about 100 orders a month". */
export interface Limit {
  readonly kind: 'count' | 'share' | 'money' | 'times';
  readonly most: number;
  /** Of what, as its words begin: orders, visitors, pages. */
  readonly unit: string;
  /** In which it counts: a month. */
  readonly period: string | undefined;
  /** Named as a bound; else only as an example, which who has somewhat more may still be meant by. */
  readonly isBound: boolean;
}

/** For whom a sentence of a page is said. */
export interface Condition {
  /** Of the sentence, as it is remembered when it was told (render-passage.ts). */
  readonly key: string;
  readonly passage: Passage;
  /** The places of the sentence, and of those that say nothing without it. */
  readonly places: readonly number[];
  /** Stems of what it speaks of. */
  readonly words: ReadonlySet<string>;
  readonly limit: Limit | undefined;
  /** It says not to be so already: who says that as well says that it is their case. */
  readonly isNegative: boolean;
}

/** "If you need five pages, …", "Below about 100 orders a month, …" */
const opens = /^(?:and )?(?:if|below|where)\b(?:[^,]|,(?=\d))+|\b(?:below|if)\b.+$/i;
/** What stands after it and needs no condition: "A fast website costs half as much." */
const standsAlone = /^(?:an?|the) /i;

const small = 'once|one|twice|two|three|four|five|ten';
const limits: readonly { readonly kind: Limit['kind']; readonly isBound: boolean; readonly form: RegExp }[] = [
  { kind: 'money', isBound: true, form: /\b(?:below|less than) (?:about )?USD (?<most>[\d,]+) an? (?<period>\w+) in (?<unit>\w+)/i },
  { kind: 'share', isBound: true, form: new RegExp(String.raw`\b(?:below|fewer than|less than) (?:about )?(?<most>\d+|${small}) in a hundred (?<unit>\w+)`, 'i') },
  { kind: 'count', isBound: true, form: /\b(?:below|fewer than|less than) (?:about )?(?<most>\d[\d,]*) (?<unit>[a-z]+)(?: an? (?<period>day|week|month|year)\b)?/i },
  { kind: 'times', isBound: false, form: new RegExp(String.raw`\b(?<unit>use)\b.*?\b(?<most>${small})(?: times)? an? (?<period>day|week|month|year)\b`, 'i') },
  { kind: 'count', isBound: false, form: new RegExp(String.raw`\bneed (?<most>\d+|${small}) (?<unit>[a-z]+)\b`, 'i') },
];

const figures: Readonly<Record<string, number>> = { once: 1, one: 1, twice: 2, two: 2, three: 3, four: 4, five: 5, ten: 10 };
export const figureOf = (word: string): number => figures[word.toLowerCase()] ?? Number(word.replaceAll(',', '').replace(/\.$/, ''));

let known: readonly Condition[] | undefined;

/** All that our pages say when not to buy a service, as far as it is said for some and not for others. */
export const conditions = (): readonly Condition[] => (known ??= allPassages().filter(({ aspects, form }) => aspects.includes('not-for') && form === 'sentences').flatMap(conditionsOf));

function conditionsOf(passage: Passage): Condition[] {
  const clauses = passage.items.map(({ text }) => opens.exec(text)?.[0]);
  return clauses.flatMap((clause, place) => {
    if (clause === undefined) return [];
    const next = passage.items.findIndex(({ text }, other) => other > place && (clauses[other] !== undefined || standsAlone.test(text)));
    const places = [...passage.items.keys()].slice(place, next === -1 ? undefined : next);
    return { key: `${passageKey(passage)}:${place}`, passage, places, words: allStemsOf(clause), limit: limitIn(passage.items[place]!.text), isNegative: /\b(?:not|no|never|nobody)\b/.test(clause) };
  });
}

function limitIn(text: string): Limit | undefined {
  for (const { kind, isBound, form } of limits) {
    const { most, unit = '', period } = form.exec(text)?.groups ?? {};
    if (most !== undefined) return { kind, isBound, most: figureOf(most), unit: unit.replace(/s$/, ''), period };
  }
  return undefined;
}

/** Stems of a text's words, those that say little as well. */
export const allStemsOf = (text: string): ReadonlySet<string> => new Set(wordsOf(text).flatMap(({ plain }) => plain.split(' ')).filter((word) => !isEmpty(word)).map(stem));

/** Stems of the words that say something. */
export const stemsOf = (text: string): ReadonlySet<string> => new Set([...allStemsOf(text)].filter((word) => !isWeak(word)));
