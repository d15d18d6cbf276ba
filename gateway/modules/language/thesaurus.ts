import { everyday } from './synonyms-of-everyday.ts';
import { speech } from './synonyms-of-speech.ts';
import { subjects } from './synonyms-of-subjects.ts';
import { stem } from './words.ts';

/** Words that mean much the same when somebody asks an agency about its work: one group a line, named by its first word. */
const groups = `${subjects}${everyday}${speech}`
  .trim()
  .split(/\n+/)
  .map((line) => line.trim().split(/\s+/));

const groupsByWord = new Map<string, Set<string>>();
const groupsByStem = new Map<string, Set<string>>();
for (const [name, ...others] of groups) {
  for (const word of [name!, ...others]) {
    groupsByWord.set(word, (groupsByWord.get(word) ?? new Set()).add(`~${name}`));
    groupsByStem.set(stem(word), (groupsByStem.get(stem(word)) ?? new Set()).add(`~${name}`));
  }
}

/**
 * The groups that a word belongs to, each written as `~` and its first word. The word as it stands comes first:
 * "openings" are jobs, "opening" is a matter of hours, and both have one stem.
 */
export const groupsOf = (word: string): readonly string[] => [...(groupsByWord.get(word) ?? groupsByStem.get(stem(word)) ?? []), ...(word.endsWith('%') ? ['~percent'] : [])];

/** Every word of the thesaurus: none of them is a spelling mistake. */
export const thesaurusWords: readonly string[] = groups.flat().filter((word) => !word.includes('-'));
