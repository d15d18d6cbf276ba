import { source } from '../../../language/patterns.ts';
import { sentencesOf } from '../../../language/sentences.ts';
import { wordClassOf } from '../../../language/word-classes.ts';
import { isEmpty, stem } from '../../../language/words.ts';
import type { Finding } from '../../../leads/evidence.ts';
import { asks, askingSentences } from '../../knowledge/asking.ts';
import { kindOf } from '../../knowledge/content.ts';
import type { Found, Knowledge } from '../../knowledge/knowledge.ts';
import type { Aspect } from '../../knowledge/passage.ts';
import type { Question, Topic } from '../../knowledge/question.ts';
import { protestOf } from './protest.ts';
import { isTold } from '../from-content/render-passage.ts';
import { withoutYesOrNo } from './yes-or-no.ts';

/** The last question, as it was meant. */
export interface Correction {
  /** How it is to be asked now. */
  readonly ask: string;
  /** What is told of it after what was said against the last answer. */
  readonly topic: Topic;
}

const lead = String.raw`^\W*(?:(?:no|nope|but|and|sorry|hey|ok|okay|well|hm+|wait|yes|actually|also|oops|what|typo|(?:my|that was a) (?:mistake|bad|fault)|let me (?:try|ask|say it) again)\b[\s,.!?]*)*`;
const own = String.raw`(?:i|we)(?: (?:really|actually|only|just|rather))*`;
/** "I meant", "I was asking about". */
const meaning = String.raw`(?:what )?${own} (?:mean|meant|asked|am asking|['’]m asking|was asking|am talking|was talking|wanted)\b[\s,:]*(?:(?:for|about|is|was|that|to know)\b\s*)*`;
/** "Not", "forget", "I didn't ask for". */
const against = String.raw`(?:not(?! (?:sure|only|really|yet|bad|even|at all|many|much|important|urgent|necessary|needed|interested|ready|now|today))|forget(?: about)?|never ?mind|(?:${own}) (?:(?:do|did|was|am)(?: not|n['’]?t)|['’]m not) (?:ask(?:ing)?|mean(?:t)?|want|talk(?:ing)?|care)(?: (?:for|about))?)`;
/** "That's not what I asked." */
const missed = String.raw`(?:(?:that|this|it)(?:['’]?s| is| was)?(?: not|n['’]?t) |not )(?:at all )?(?:what|the question) ${own} \w+(?: \w+)?`;
/** "You did not answer who does the work." */
const unanswered = String.raw`(?:you|u) (?:still |just |also |even )*(?:did|have|do|were)(?: not|n['’]?t) (?:really |even |actually |yet )*(?:answer(?:ed|ing)?|sa(?:y|id)|tell|told|mention(?:ed)?|explain(?:ed)?)(?: (?:me|us))?(?: about| anything about)?`;
const form = (text: string) => new RegExp(text, 'i');

/** Each holds what is meant, and what is not, if it is said. */
const forms: readonly (readonly [form: RegExp, rejects: boolean])[] = [
  [form(source`${lead}${missed}\s*[.,;:!?]+\s*(?<meant>.+)$`), true],
  [form(source`${lead}${against} (?<not>[^.,;:!?]{1,50}?)\s*[.,;:!?]+\s*(?:${meaning})?(?<meant>.+)$`), true],
  [form(source`${lead}${unanswered} (?<meant>(?:who|whom|whose|what|how|where|when|which|why|if|whether|can|do|is|are|the|my)\b.+)$`), true],
  [form(source`^(?<not>[^.?!]{1,50})[.!]+\s+${lead.slice(1)}${meaning}(?<meant>\S.*)$`), true],
  [form(source`${lead}${meaning}(?<meant>[^.?!]+?)[\s,]+(?:and )?not (?<not>\w+(?: \w+){0,3})[.?!]*$`), true],
  [form(source`${lead}(?:(?:it|that|this)(?:['’]?s| is)?) not (?<not>[^.,;:!?]{1,50}?)\s*[.,;:!?]+\s*(?<meant>[^.?!]+?)[\s,]+${own} (?:mean(?:t)?|said|asked)\b[.?!]*$`), true],
  [form(source`${lead}(?<meant>[^.?!]+?)[\s,]+${own} (?:mean(?:t)?|said)(?:[\s,]+not (?<not>\w+(?: \w+){0,3}))?[.?!]*$`), true],
  [form(source`${lead}${meaning}(?<meant>\S.*)$`), false],
];
/** Of these fields one is told, and no question put right. */
const ofThemselves: readonly string[] = ['name', 'email', 'phone', 'company', 'budget', 'timeline'];
/** What is said in so many words is no longer a piece of a question. */
const FEW = 6;
/** Who writes more than this tells something else, and patterns would take long over it. */
const LONGEST = 500;

/** What is said against the last answer, or in place of a part of the last question; undefined where nothing is. */
export function correctionOf(knowledge: Knowledge, message: string, topic: Topic, findings: readonly Finding[]): Correction | undefined {
  if (!topic.before || message.length > LONGEST || findings.some(({ field }) => ofThemselves.includes(field))) return undefined;
  for (const [words, rejects] of forms) {
    const { meant, not } = words.exec(message)?.groups ?? {};
    // "I mean it is nice": whoever only goes on talking puts nothing right.
    if (meant === undefined || !/\p{L}{2}/u.test(meant)) continue;
    const piece = knowledge.understand(meant);
    const refused = not === undefined ? undefined : knowledge.understand(not);
    if (piece.words.length === 0 && piece.entities.length === 0 && piece.aspects.size === 0 && !refused) return undefined;
    // "Time?" – "How long, I mean": what is said once more in other words is what was told.
    const isSame = refused === undefined && topic.aspect !== undefined && [...piece.aspects].some((aspect) => aspect === topic.aspect);
    const corrected = without(topic, refused, rejects && !isSame);
    return { ask: asMeant(knowledge, topic.before, meant, refused), topic: rejects && blames(message) ? misread(corrected) : corrected };
  }
  return againstIt(knowledge, message, topic, topic.before);
}

/** Who says no more than that an answer was beside the point has their question answered again, and what they say besides in its place, without what was just told. */
function againstIt(knowledge: Knowledge, message: string, topic: Topic, before: string): Correction | undefined {
  const protest = protestOf(message);
  if (!protest) return undefined;
  const refused = protest.not === undefined ? undefined : knowledge.understand(protest.not);
  const rest = withoutYesOrNo(protest.besides);
  // "Arabic and English, yes or no" asks.
  const besides = rest === protest.besides || rest === '' ? rest : `${rest}?`;
  // "We never had marketing from you" says once more what is not meant.
  const isMeant = /\p{L}{2}/u.test(besides) && (askingSentences(besides).asking.length > 0 || !denies.test(besides));
  if (!isMeant && (topic.last ?? []).length === 0) return undefined;
  return { ask: isMeant ? asMeant(knowledge, before, besides, refused) : before, topic: misread(without(topic, refused, true)) };
}

const denies = /\b(?:not|never|no|none|nothing|dont|didnt)\b|n['’]t\b/i;

/** Whether that is said against the last answer, and neither of one's own words nor of what comes next: "sorry, I meant KL", "forget the price". */
const blames = (message: string) => said.test(message) && !ownMistake.test(message);
const said = new RegExp(source`${lead}(?:${missed}|${unanswered})|\b${own} (?:meant|said|asked|was asking|was talking)\b|^\W*(?:no|not)\b.*\b${own} mean\b`, 'i');
const ownMistake = /\b(?:sorry|oops|typo|my (?:mistake|bad|fault)|let me (?:try|ask|say))\b/i;

/** What is said to begin with, that it was misread, is said by all that answers then. */
const misread = (topic: Topic): Topic => ({ ...topic, not: { ...NOTHING, ...topic.not, wasMisread: true } });
const NOTHING = { told: [], abouts: [], aspects: [], words: [] };
/** Whether somebody has just said that an answer was beside the point. */
export const wasMisread = ({ not }: Topic): boolean => not?.wasMisread === true;

/** What is meant, by itself where it asks, else in its place in the last question. */
function asMeant(knowledge: Knowledge, before: string, meant: string, refused: Question | undefined): string {
  // "The difference. If it is 3 in KL, what is it in Dubai?"
  const [first = meant, ...others] = sentencesOf(meant).map(({ text }) => text);
  // "Shopify only. Ok for you?" is asked of what comes before it.
  const asking = others.filter(asks).join(' ');
  if (!asks(first) && asking !== '' && knowledge.understand(asking).words.length > 0) return asking;
  const piece = knowledge.understand(meant);
  // "Still ok?" asks, and is a piece all the same.
  const isAsked = asks(first) && (piece.words.length > 1 || piece.addressesUs);
  const isWhole = isAsked || piece.aspects.size > 0 || piece.words.length > FEW;
  return isWhole ? meant : inPlace(knowledge, before, meant, piece, refused);
}

/** The last question with what is meant where what was misread stood; where nothing of its kind did, at its end. */
function inPlace(knowledge: Knowledge, before: string, meant: string, piece: Question, refused: Question | undefined): string {
  const kinds = new Set(piece.entities.map(kindOf));
  const classes = new Set(piece.words.flatMap((word) => wordClassOf(word)?.[0] ?? []));
  const isMisread = (word: string) =>
    !isEmpty(word) && !piece.words.includes(word) && (Boolean(refused?.words.some((one) => stem(one) === stem(word))) || knowledge.understand(word).entities.some((id) => kinds.has(kindOf(id))) || classes.has(wordClassOf(word)?.[0] ?? -1));
  const left = before.split(' ').filter((word) => !isMisread(word)).join(' ');
  return `${opensWithPlace.test(meant) ? left.replace(endsWithPlace, '') : left} ${meant}`;
}

const opensWithPlace = /^(?:for|in|at|on|of|to|with|by)\b/i;
const endsWithPlace = / (?:for|in|at|on|of|to|with|by)$/;

/** What was talked about, but for what is not meant; where it is not said what that is, what was just told is not. */
function without(topic: Topic, refused: Question | undefined, rejects: boolean): Topic {
  const { entity, last = [], ...rest } = topic;
  if (!rejects) return topic;
  const abouts = refused ? [...refused.entities, ...(refused.aboutJobs ? JOBS : [])] : [];
  const isOf = (about: string) => abouts.some((one) => one === about || one === kindOf(about));
  return { ...rest, ...(entity && !isOf(entity) ? { entity } : { aspect: undefined }), not: { told: abouts.length > 0 ? [] : last, abouts, aspects: [...(refused?.aspects ?? [])], words: refused?.words ?? [] } };
}

const JOBS = ['careers', 'position'];

/** Whether a passage is what somebody said they do not mean. */
export function isRefused(one: Found, { not }: Topic): boolean {
  if (!not) return false;
  const { about, aspects, heading } = one.passage;
  const heads = heading.toLowerCase().split(/\W+/).map(stem);
  const named = not.words.length > 0 && kindOf(about) === 'unpublished' && not.words.every((word) => heads.includes(stem(word)));
  // "That's the upkeep": what was told besides is not refused.
  const isToldOfIt = not.told.length > 0 && isTold(one, { told: not.told }) && (not.aspects.length === 0 || not.aspects.some((aspect) => aspects.includes(aspect as Aspect)));
  return isToldOfIt || named || not.abouts.some((id) => id === about || id === kindOf(about));
}
