import { pattern } from '../../language/patterns.ts';
import { askingSentences } from './asking.ts';
import { aspectsIn } from './aspects.ts';
import { positionsMeant, projectsOfField, type NamedIn } from './entities.ts';
import type { Aspect } from './passage.ts';
import type { Spelling } from './spelling.ts';
import { isEmpty, isWeak, joinPhrases, pairsOf, stem, wordsOf, writtenOut } from '../../language/words.ts';

/** What a question is about, as far as its words tell. */
export interface Question {
  /** All that was said, as it was written. */
  readonly said: string;
  /** Lower case, its spelling put right. */
  readonly plain: string;
  /** The same of its sentences that ask, where others only tell. */
  readonly asking: string | undefined;
  /** The words that carry meaning, in order. */
  readonly words: readonly string[];
  /** Each two that stand side by side, as `take_over`. */
  readonly pairs: readonly string[];
  /** Of the things it names. */
  readonly entities: readonly string[];
  /** Those of them that are named by an everyday word only. */
  readonly vague: ReadonlySet<string>;
  /** The words that name them. */
  readonly naming: readonly string[];
  readonly aspects: ReadonlySet<Aspect>;
  /** It asks how many, how much, how long or when. */
  readonly wantsNumber: boolean;
  /** It is about working here. */
  readonly aboutJobs: boolean;
  /** It is about what the blog says. */
  readonly aboutArticles: boolean;
  /** It is about the company itself. */
  readonly addressesUs: boolean;
  /** It points back to what was said before. */
  readonly pointsBack: boolean;
}

/** What was talked about last. */
export interface Topic {
  /** Of the site's content. */
  readonly entity?: string;
  /** The service that the visitor wants, as long as they want a single one. */
  readonly need?: string;
  /** Which of its facts. */
  readonly aspect?: string;
  /** All of its facts that were asked for. */
  readonly asked?: readonly string[];
  /** The question before. */
  readonly before?: string;
  /** The keys of what was told of passages so far, the latest first. */
  readonly told?: readonly string[];
  /** The keys of what was told last. */
  readonly last?: readonly string[];
  /** What was added to answers so far. */
  readonly remarks?: readonly Remark[];
  /** What is not meant this time. */
  readonly not?: NotMeant;
  /** What somebody wants of us. */
  readonly role?: 'client' | 'applicant' | 'supplier' | 'press';
  /** The position of whose trade somebody says that it is theirs. */
  readonly trade?: string;
  /** What is not their case: keys of sentences that are said under a condition, and things of others. */
  readonly denied?: readonly string[];
  /** Keys of such sentences whose condition is their case. */
  readonly holds?: readonly string[];
}

/** What somebody says they do not mean: what was told, what it is about, what is asked of it, in which words. */
export interface NotMeant {
  readonly told: readonly string[];
  readonly abouts: readonly string[];
  readonly aspects: readonly string[];
  readonly words: readonly string[];
  /** They say that they were misread, and not that they were unclear. */
  readonly wasMisread?: boolean;
}

/** What is added to an answer: whom to ask for more, that a range is no quotation. */
export type Remark = 'askUs' | 'rangeOnly';

const pointing = /\b(it|its|that|this|they|them|their|those|these|he|she|there|same|one)\b/;
const continuing = /^(and|so|but|also|then|ok|okay|what about|how about|or)\b/;

const jobs = pattern('')`
  \b(
    jobs?|vacanc(y|ies)|positions?|roles?|hiring|hire|careers?|appl(y|ying|ied|icants?)|candidates?|interviews?|recruit\w*
    |salar(y|ies)|employees?|posts?|(?:for|as|your) staff|perks|work from home|remote work|openings|resumes?|cv|qualifications?
    |requirements?
  )\b
`;
const trade = /\b(?:developers?|designers?|engineers?|marketers?|specialists?|stack|seniors?|mobile|ui|ux)\b(?! development)/;
/** It is about a place to work, and not only a word of that trade. */
const jobOffers = /\b(jobs?|vacanc(y|ies)|positions?|roles?|posts?|hiring|careers?|openings?|work (for|with|at) (you|longitude)|join (you|your))\b/;

/** "Wats app" is no app. */
const whatsApp = /\bw(?:h?at|att)['’]?s[ -]app\b/gi;

export function understand(typed: string, spelling: Spelling, namedIn: NamedIn, said = typed): Question {
  const text = typed.replace(whatsApp, 'WhatsApp');
  const meant = meantIn(text, spelling);
  const stems = meant.map(stem);
  const plain = meant.join(' ');
  const all = namedIn(stems);
  // "App development" has the stems of a developer's title, and is no position.
  const named = !/\bdevelopment\b/.test(plain) || trade.test(plain) ? all : { ...all, ids: all.ids.filter((id) => !id.startsWith('position:')) };
  const aboutJobs = jobs.test(plain) || named.ids.some((id) => id.startsWith('position:') && !named.vague.has(id));
  const places = ['office', 'service'];
  const meantPositions = jobOffers.test(plain) && named.ids.every((id) => places.includes(id.split(':')[0]!)) ? positionsMeant(named.ids, stems) : [];
  const asking = askingPart(text, spelling);
  // A story may tell of fees and still not ask for a price.
  const aspects = asking === undefined ? aspectsIn(meant.filter((_word, place) => !named.places.includes(place)).join(' ')) : aspectsIn(asking);
  const similar = aspects.has('example') && named.ids.length === 0 ? projectsOfField(stems) : [];
  return {
    said,
    plain,
    asking,
    words: meant.filter((word) => !isEmpty(word)),
    pairs: pairsOf(meant),
    entities: meantPositions.length > 0 ? meantPositions : similar.length === 1 ? similar : named.ids,
    vague: named.vague,
    naming: named.places.map((place) => meant[place]!),
    aspects,
    wantsNumber: /\bhow (?:many|much|long|often|soon|big|old|fast|quick|quickly)\b|\bwhat (?:percent|percentage|share|number)\b|\bnumber of\b|\bpercentage\b/.test(plain),
    aboutJobs,
    aboutArticles: /\b(?:blog|wrote|authors?|(?:your|the|an|which|any|featured) articles?|article (?:on|about|says?|is|was))\b/.test(plain),
    addressesUs: /\b(you|your|yours|longitude|company)\b/.test(plain),
    pointsBack: pointing.test(plain) || continuing.test(plain),
  };
}

/** Whether a question says hardly more than the name of a thing. */
export const namesOnly = ({ words, naming }: Question): boolean => words.length > 0 && words.every((word) => naming.includes(word) || isWeak(stem(word)));

function askingPart(text: string, spelling: Spelling): string | undefined {
  const { asking, count } = askingSentences(text);
  return asking.length > 0 && asking.length < count ? meantIn(asking.join(' '), spelling).join(' ') : undefined;
}

/** The words of a text, written out and their spelling put right. */
function meantIn(text: string, spelling: Spelling): string[] {
  const said = wordsOf(text).flatMap(({ plain }) => writtenOut(plain).split(' ').filter(Boolean));
  return joinPhrases(said.map((word) => (isEmpty(word) ? word : spelling.meant(word))));
}
