import { groupsOf } from '../../../language/thesaurus.ts';
import { askedWords, isEmpty, isWeak, pairsOf, stem } from '../../../language/words.ts';
import { fillBag, type Bag } from './bag.ts';
import { meaningsOf } from '../../../language/meanings.ts';

/** A word of a question, two that stand side by side, or what it asks with. */
export interface Term {
  /** A stem, `take_over`, or `?how many`. */
  readonly key: string;
  /** By which bags know it; undefined where none does. */
  readonly number: number | undefined;
  /** What it counts for beside its rarity. */
  readonly kind: number;
  /** The numbers of what else it can mean. */
  readonly meanings: readonly number[];
}

/** What a word counts for that says little, what two that stand side by side do once more, and words that only ask. */
const WEAK = 0.5;
const PAIR = 0.35;
const ASKING = 0.5;
/** What else a word can mean counts for this much of the word itself. */
const MEANING = 0.5;

const asking = /\b(?:how (?:many|much|long|often|soon|big|old|fast|far)|who|whom|whose|when|where|why|which)\b/g;

/** Terms and meanings by their keys, each with the number by which bags know it. */
export type Vocabulary = ReadonlyMap<string, number>;

/** What a visitor's question is compared by, each once. */
export const termsOf = (text: string, vocabulary: Vocabulary): Term[] => termsIn(text, (key, meanings) => made(key, meanings(), (one) => vocabulary.get(one)));

/** Fills bags, and learns the vocabulary as it does. */
export function createBagger() {
  const numbers = new Map<string, number>();
  const learned = new Map<string, Term>();
  const numberOf = (one: string) => {
    const number = numbers.get(one) ?? numbers.size;
    numbers.set(one, number);
    return number;
  };
  const learn = (key: string, meanings: () => readonly string[]): Term => {
    const known = learned.get(key);
    if (known) return known;
    const term = made(key, meanings(), numberOf);
    learned.set(key, term);
    return term;
  };
  return {
    vocabulary: numbers as Vocabulary,
    /** What is said in many texts, in one bag: in each of them a meaning counts once, by however many words it is reached. */
    bagOf: (texts: readonly string[]): Bag =>
      fillBag((add) => {
        for (const text of texts) {
          const terms = termsIn(text, learn);
          for (const { number } of terms) add(number!, 1);
          for (const meaning of new Set(terms.flatMap(({ meanings }) => meanings))) add(meaning, MEANING);
        }
      }),
  };
}

/** What is sought for terms, by their numbers: each by its kind, and by what it can mean. */
export function soughtIn(terms: readonly Term[], factorOf: (key: string) => number): Map<number, number> {
  const sought = new Map<number, number>();
  const seek = (number: number, amount: number) => sought.set(number, Math.max(sought.get(number) ?? 0, amount));
  for (const { key, number, kind, meanings } of terms) {
    if (number !== undefined) seek(number, kind * factorOf(key));
    for (const meaning of meanings) seek(meaning, MEANING * factorOf(key));
  }
  return sought;
}

function termsIn(text: string, termOf: (key: string, meanings: () => readonly string[]) => Term): Term[] {
  const words = askedWords(text);
  const said = words.filter((word) => !isEmpty(word)).map((word) => termOf(stem(word), () => [...groupsOf(word), ...meaningsOf(stem(word))]));
  const pairs = pairsOf(words).map((pair) => termOf(pair, () => meaningsOf(pair)));
  const asks = (words.join(' ').match(asking) ?? []).map((one) => termOf(`?${one}`, () => []));
  return [...new Map([...said, ...pairs, ...asks].map((term) => [term.key, term])).values()];
}

const made = (key: string, meanings: readonly string[], numberOf: (one: string) => number | undefined): Term => ({
  key,
  number: numberOf(key),
  kind: kindOf(key),
  meanings: meanings.map((meaning) => numberOf(`~${meaning}`)).filter((number) => number !== undefined),
});

function kindOf(key: string): number {
  if (key.startsWith('?')) return ASKING;
  if (key.includes('_')) return PAIR;
  return isWeak(key) ? WEAK : 1;
}
