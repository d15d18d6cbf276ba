import { meaningsOf } from '../../../language/meanings.ts';
import { groupsOf } from '../../../language/thesaurus.ts';
import { isEmpty, joinPhrases, stem, wordsOf } from '../../../language/words.ts';

/** Between two words of a pair. */
const BESIDE = '_';

/**
 * What a question's wording is known by, each once: its words without their endings, small ones too, each two that stand side by side,
 * and what the words can mean besides.
 */
export function wordingSigns(text: string): string[] {
  const words = joinPhrases(wordsOf(text).flatMap(({ plain }) => plain.split(' '))).filter(Boolean);
  const stems = words.map(stem);
  const pairs = stems.slice(1).map((word, place) => `${stems[place]}${BESIDE}${word}`);
  const meanings = words.filter((word) => !isEmpty(word)).flatMap((word) => [...groupsOf(word), ...meaningsOf(stem(word))]).map((meaning) => `~${meaning.replaceAll(/[\s_]/g, '-')}`);
  return [...new Set([...stems, ...pairs, ...meanings])];
}

export const isPair = (sign: string): boolean => sign.includes(BESIDE);
