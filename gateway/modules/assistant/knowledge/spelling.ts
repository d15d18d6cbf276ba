import { stem } from '../../language/words.ts';

/** Finds the word that was meant. */
export interface Spelling {
  /** The same word if it is a known one, or nothing is near enough. */
  meant(word: string): string;
}

/** Words this short are as likely right as wrong. */
const SHORTEST = 4;
/** Of three letters only a vowel or a double can be missing, "csh" or "sel", and that from a word which is used so often: others are short for something. */
const SHORT = 3;
const OFTEN = 25;
/** With fewer consonants a word can be anything. */
const FEWEST_CONSONANTS = 4;
/** Nobody shortens a word and still writes so many letters. */
const LONGEST_SHORT = 9;

/**
 * @param counts every known word, lower case, and how often it occurs: of two that are equally near the more common one is meant
 */
export function createSpelling(counts: ReadonlyMap<string, number>): Spelling {
  const stems = new Set([...counts.keys()].map(stem));
  const byLength = new Map<number, string[]>();
  for (const word of counts.keys()) byLength.set(word.length, [...(byLength.get(word.length) ?? []), word]);
  const byConsonants = new Map<string, string[]>();
  for (const word of counts.keys()) {
    const key = consonantsOf(word);
    if (word.length > SHORTEST && key.length >= FEWEST_CONSONANTS) byConsonants.set(key, [...(byConsonants.get(key) ?? []), word]);
  }
  const remembered = new Map<string, string>();

  function search(word: string): string {
    const allowed = word.length >= 8 ? 2 : 1;
    let best = word;
    let bestDistance = allowed + 1;
    for (let length = word.length - allowed; length <= word.length + allowed; length++) {
      for (const candidate of byLength.get(length) ?? []) {
        // Who mistypes a word seldom mistypes its beginning.
        if (candidate.length < SHORTEST || (candidate[0] !== word[0] && (word.length < 6 || candidate[0] !== word[1] || candidate[1] !== word[0]))) continue;
        const distance = distanceBetween(word, candidate, allowed);
        if (distance < bestDistance || (distance === bestDistance && distance <= allowed && isLikelier(candidate, best, word))) {
          best = candidate;
          bestDistance = distance;
        }
      }
    }
    return bestDistance > allowed ? (written(word) ?? best) : best;
  }

  /** Vowels are left out, and doubles halved, more easily than a consonant is mistaken: "rejct" is no "react". Else the more common one is meant. */
  function isLikelier(candidate: string, best: string, word: string): boolean {
    const [one, other] = [candidate, best].map((it) => Number(consonantsOf(it) === consonantsOf(word)));
    return one === other ? counts.get(candidate)! > counts.get(best)! : one! > other!;
  }

  /** The word of one letter more that has the same consonants, if there is a common one. */
  function lengthened(word: string): string {
    const possible = (byLength.get(word.length + 1) ?? []).filter((one) => counts.get(one)! >= OFTEN && consonantsOf(one) === consonantsOf(word) && distanceBetween(word, one, 1) === 1);
    return possible.reduce((one, other) => (counts.get(other)! > (counts.get(one) ?? 0) ? other : one), word);
  }

  /** The nearest word that is written with the same consonants, if its vowels were left out: "dvlpr", "salrys". */
  function written(word: string): string | undefined {
    if (word.length > LONGEST_SHORT) return undefined;
    const farness = (candidate: string) => distanceBetween(word, candidate, candidate.length);
    return byConsonants.get(consonantsOf(word))?.reduce((one, other) => (farness(other) - farness(one) || counts.get(one)! - counts.get(other)!) < 0 ? other : one);
  }

  return {
    meant(word) {
      if (counts.has(word) || (stem(word) !== word && stems.has(stem(word))) || word.length < SHORT || !/^[a-z]+$/.test(word)) return word;
      const known = remembered.get(word);
      if (known) return known;
      const found = word.length < SHORTEST ? lengthened(word) : search(word);
      if (remembered.size < 2000) remembered.set(word, found);
      return found;
    },
  };
}

/** Its first letter and its consonants, each once where it is doubled. */
const consonantsOf = (word: string): string => word[0] + word.slice(1).replace(/[aeiouy]/g, '').replace(/(.)\1/g, '$1');

/** Letters to add, leave out, change or swap with their neighbour (optimal string alignment); `limit + 1` when it is more than that. */
export function distanceBetween(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let distance = Math.min(change, last[j]! + 1, row[j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) distance = Math.min(distance, before[j - 2]! + 1);
      row.push(distance);
    }
    if (Math.min(...row) > limit) return limit + 1;
    [before, last] = [last, row];
  }
  return last[b.length]!;
}
