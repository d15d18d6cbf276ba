import type { Finding } from '../evidence.ts';
import type { Span } from '../../language/sentences.ts';
import { longest, type SingleField } from '../lead-fields.rules.ts';
import { learnt as learntNeeds } from './needs/learnt.ts';
import { type NeedWeights, readNeedWeights } from './needs/need-weights.ts';
import { weighNeeds } from './needs/weigh-needs.ts';
import { withNearness } from './amounts.ts';
import { askedFor } from './not-asked-for.ts';
import type { Circumstances } from './circumstances.ts';
import { correctedParts, takenBack, takesBack } from './corrected-parts.ts';
import { isJobSeeker } from './job-seekers.ts';
import { isOtherTime, withoutNumberOfThing } from './other-times.ts';
import { wantsLeftAlone } from './left-alone.ts';
import { withListedFirms } from './listed-firms.ts';
import { townOnly } from './locations.ts';
import { isOtherSum } from './other-sums.ts';
import { isOwnName } from './own-names.ts';
import { isBranch, isOurPlace } from './our-places.ts';
import { lastOfEach, outside, readByPatterns } from './read-by-patterns.ts';
import { hear, readTagWeights, type TagWeights } from './tagger/opinions.ts';
import { signsOf } from './tagger/signs.ts';
import { likeliestOfEach, stretchesOf, tag, type Tagged } from './tagger/tagger.ts';
import { type TaggedField, taggedFields } from './tagger/tags.ts';
import { tokensOf, type Token } from './tagger/tokens.ts';
import type { Opinion } from './tagger/ways.ts';
import { withSoundQuotes } from './quotes.ts';
import { isSeller } from './sellers.ts';
import { soundNames } from './sound-names.ts';
import { ofVisitor, type Known } from './somebody-elses.ts';
import { surelyTold, wantedAtOnce } from './surely-told.ts';
import { readWishes } from './wishes.ts';

export type { Circumstances } from './circumstances.ts';

/** Read when they are needed first (prepare-reading.ts). */
let weights: { readonly tags: TagWeights; readonly needs: NeedWeights } | undefined;

/**
 * What a visitor tells about themselves in one message, with the words that tell it at `start` to `end`: for what values they
 * stand, `Finding` says.
 * Pure and certain to end: patterns and tags over at most a thousand characters.
 *
 * @param heard what the word tagger says of the message in these circumstances, unless it fails
 */
export function readMessage(message: string, circumstances: Circumstances = {}, heard?: Opinion): Finding[] {
  if (wantsLeftAlone(message)) return [];
  const putRight = correctedParts(message, circumstances);
  const hints = outside(readByPatterns(message, circumstances), putRight);
  const tokens = tokensOf(message);
  weights ??= { tags: readTagWeights(), needs: readNeedWeights(learntNeeds) };
  const isNoClient = isJobSeeker(message, circumstances) || isSeller(message, circumstances);
  const services = isNoClient ? [] : askedFor(message, weighNeeds(weights.needs, message, circumstances, hints), hints, circumstances.services);
  const isOther = (one: Told) => isOfOtherMatter(message, one, isNoClient, circumstances);
  const tagged = stretchesOf(tokens, tag(hear(weights.tags, signsOf(message, tokens, circumstances, hints), heard))).map((one) => ofSoundExtent(message, one));
  const stretches = likeliestOfEach(withoutTakenBack(message, tagged, hints).filter((one) => !isOther(one)));
  const others = hints.filter(({ field }) => !isTagged(field) && field !== 'servicesInterested');
  const sure = [...withPurpose(message, services, circumstances, others), ...services];
  const addresses = [...putRight, ...sure.filter(({ field }) => field === 'email' || field === 'phone')];
  const within = hints.filter((one) => isTagged(one.field) && (!standsAlone(one, tokens) || isAddressed(one, addresses)) && !isOther(one));
  const tags = soundNames(message, withListedFirms(message, [...outside(stretches.map((one) => finding(message, one, hints)), within), ...within], circumstances), circumstances);
  const told = outside([...tags, ...surelyTold(message, hints, tags, circumstances), ...wantedAtOnce(message, services, tags, circumstances)], addresses).filter(({ field, value }) => !(field === 'company' && isOwnName(value)));
  const named = told.filter(({ field }) => field === 'name' || field === 'company');
  // "Azure Bay Hotels" is no wish for a cloud.
  const rest = sure.filter((one) => one.field !== 'servicesInterested' || outside([one], named).length > 0);
  return worthKeeping(message, lastOfEach([...putRight, ...told, ...rest]), circumstances);
}

function ofSoundExtent(message: string, one: Tagged): Tagged {
  if (one.field === 'timeline') return withoutNumberOfThing(message, one);
  if (one.field === 'location') return townOnly(message, one);
  return one.field === 'budget' ? withNearness(message, one) : one;
}

type Told = Span & Pick<Finding, 'field'>;

/** Whether what is told is none of the work that its visitor wants done: of who looks for a job or sells something, the time of a call, the price of others, a place of ours. */
export function isOfOtherMatter(message: string, one: Told, isNoClient: boolean, circumstances: Circumstances): boolean {
  if (one.field === 'timeline') return isNoClient || isOtherTime(message, one, circumstances);
  if (one.field === 'location') return isOurPlace(message, one) || isBranch(message, one, circumstances.location);
  return one.field === 'budget' && (isNoClient || isOtherSum(message, one, circumstances));
}

/** What of the findings in a message is the visitor's own, of a sound length, and worth a quote. */
export const worthKeeping = (message: string, findings: readonly Finding[], known: Known): Finding[] => ofVisitor(message, withSoundQuotes(message, findings.filter(isBounded)), known);

/** Accents in such a heap are there to be in the way: no tongue puts more than three on a letter. */
const heaped = /\p{M}{4,}/u;

/** "我" a thousand times over is nobody's name. */
function isBounded({ field, value }: Finding): boolean {
  const most = longest[field as SingleField] as number | undefined;
  return most === undefined || (value.length <= most && !heaped.test(value));
}

/** A service that no pattern found is a reason to write as well: "nobody finds us". */
function withPurpose(message: string, services: readonly Finding[], { purposeOfVisit }: Circumstances, others: readonly Finding[]): readonly Finding[] {
  if (purposeOfVisit || services.length === 0 || others.some(({ field, retracted }) => field === 'purposeOfVisit' && !retracted)) return others;
  return [...others.filter(({ field }) => field !== 'requirements'), ...readWishes(message, services, false)];
}

/** Without what the same message takes back, for another one or for what a pattern finds right after that: "2 months, no wait 3 months". */
function withoutTakenBack(message: string, all: readonly Tagged[], hints: readonly Finding[]): Tagged[] {
  const tagged = all.filter((one, at) => {
    const next = all.slice(at + 1).find(({ field }) => field === one.field);
    return !next || !takesBack(message.slice(one.end, next.start));
  });
  const instead = hints.flatMap(({ field, start, end }): Tagged[] => (isTagged(field) && takenBack.test(message.slice(0, start)) && (field === 'budget' || field === 'timeline' || tagged.some((one) => one.field === field && one.end <= start)) ? [{ field, start, end, chance: 1 }] : []));
  return [...tagged.filter(({ field, start }) => !instead.some((one) => one.field === field && start <= one.start)), ...instead];
}

const isTagged = (field: Finding['field']): field is TaggedField => (taggedFields as readonly string[]).includes(field);

/** In some scripts, and in "Stockholm-based", what is told is a part of what is written in one: only a pattern can tell. */
const standsAlone = ({ start, end }: Span, tokens: readonly Token[]) => tokens.some((token) => token.start === start) && tokens.some((token) => token.end === end || token.end === end - 1);

/** "divya, divya@petalpost.example": an address that begins with a name says that it is one. */
const isAddressed = ({ field, value }: Finding, addresses: readonly Finding[]) => field === 'name' && addresses.some((one) => one.value.toLowerCase().startsWith(value.toLowerCase()));

/** Where a pattern found the same words, it knows which of the signs around them belong to them; so it does where it found more of a name: "Omar Said". */
function finding(message: string, { field, start, end }: Tagged, hints: readonly Finding[]): Finding {
  const value = message.slice(start, end);
  const isMore = (hint: Finding) => field === 'name' && hint.end > end;
  return hints.find((hint) => hint.field === field && hint.start === start && (bare(hint.value) === bare(value) || isMore(hint))) ?? { field, value, start, end };
}

const bare = (value: string) => value.replace(/[^\p{L}\p{M}\p{N}]+$/u, '');
