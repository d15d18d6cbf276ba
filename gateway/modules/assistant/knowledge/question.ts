import { aspectsIn } from './aspects.ts';
import { namedIn } from './entities.ts';
import type { Aspect } from './passage.ts';
import type { Spelling } from './spelling.ts';
import { groupsOf } from './thesaurus.ts';
import { isEmpty, stem, wordsOf, writtenOut } from './words.ts';

/** What a question is about, as far as its words tell. */
export interface Question {
  /** Lower case, its spelling put right. */
  readonly plain: string;
  /** The words that carry meaning, in order. */
  readonly words: readonly string[];
  /** Of the things it names. */
  readonly entities: readonly string[];
  /** Those of them that are named by an everyday word only. */
  readonly vague: ReadonlySet<string>;
  /** The words that name them. */
  readonly naming: readonly string[];
  readonly aspects: ReadonlySet<Aspect>;
  /** It points back to what was said before. */
  readonly pointsBack: boolean;
}

const pointing = /\b(it|its|that|this|they|them|their|those|these|he|she|there|same|one)\b/;
const continuing = /^(and|so|but|also|then|ok|okay|what about|how about|or)\b/;

export function understand(text: string, spelling: Spelling): Question {
  const all = wordsOf(text).flatMap(({ plain }) => writtenOut(plain).split(' ').filter(Boolean));
  const meant = all.map((word) => (isEmpty(word) ? word : spelling.meant(word)));
  const stems = meant.map(stem);
  const groups = new Set(meant.flatMap((word) => groupsOf(word)));
  const named = namedIn(stems);
  const plain = meant.join(' ');
  return {
    plain,
    words: meant.filter((word) => !isEmpty(word)),
    entities: named.ids,
    vague: named.vague,
    naming: named.places.map((place) => meant[place]!),
    aspects: aspectsIn(plain, groups),
    pointsBack: pointing.test(plain) || continuing.test(plain),
  };
}
