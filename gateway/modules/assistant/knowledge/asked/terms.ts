import { groupsOf } from '../thesaurus.ts';
import { askedWords, isEmpty, isWeak, pairsOf, stem } from '../words.ts';
import { meaningsOf } from './meanings.ts';

/** A word of a question, two that stand side by side, or what it asks with. The same one is the same object. */
export interface Term {
  /** A stem, `take_over`, or `?how many`. */
  readonly key: string;
  /** What else it can mean. */
  readonly meanings: readonly string[];
}

/** What a word counts for that says little, what two that stand side by side do once more, and words that only ask. */
const WEAK = 0.5;
const PAIR = 0.35;
const ASKING = 0.5;

const asking = /\b(?:how (?:many|much|long|often|soon|big|old|fast|far)|who|whom|whose|when|where|why|which)\b/g;

const remembered = new Map<string, Term>();

/** What a known question is compared by, each once. */
export const rememberedTermsOf = (text: string): Term[] => termsOf(text, true);

/** The same of a visitor's question, whose words are not remembered. */
export function termsOf(text: string, isRemembered = false): Term[] {
  const term = (key: string, meanings: () => readonly string[]): Term => {
    const known = remembered.get(key);
    if (known) return known;
    const made = { key, meanings: meanings() };
    if (isRemembered) remembered.set(key, made);
    return made;
  };
  const words = askedWords(text);
  const said = words.filter((word) => !isEmpty(word)).map((word) => term(stem(word), () => [...groupsOf(word), ...meaningsOf(stem(word))]));
  const pairs = pairsOf(words).map((pair) => term(pair, () => meaningsOf(pair)));
  const asks = (words.join(' ').match(asking) ?? []).map((one) => term(`?${one}`, () => []));
  return [...new Set([...said, ...pairs, ...asks])];
}

/** What a term counts for beside its rarity. */
export function kindOf(key: string): number {
  if (key.startsWith('?')) return ASKING;
  if (key.includes('_')) return PAIR;
  return isWeak(key) ? WEAK : 1;
}
