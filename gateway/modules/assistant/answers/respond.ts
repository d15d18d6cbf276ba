import { assistant } from '#content/assistant.ts';
import { company } from '#content/company.ts';
import type { Action } from '#content/types.ts';
import type { Memory } from '../../conversations/conversation.entity.ts';
import { askingSentences } from '../knowledge/asking.ts';
import { kindOf } from '../knowledge/content.ts';
import type { Found, Knowledge } from '../knowledge/knowledge.ts';
import type { Topic } from '../knowledge/question.ts';
import { actOf } from './talk/acts.ts';
import { closingOf } from './reactions/closing.ts';
import { correctionOf } from './reactions/correction.ts';
import { withoutTongue } from './talk/language.ts';
import { asLeftAlready } from './telling/left-already.ts';
import { asOpenNow } from './prepared/closed-now.ts';
import { otherPosition } from './prepared/position-meant.ts';
import { LIKE_THEIRS, namesOurs } from './from-content/like-theirs.ts';
import { keptCase, withTheirCase } from './from-content/may-be-told.ts';
import { maySell } from './from-content/role.ts';
import { wantsCallYet } from './telling/kept-back.ts';
import { isReachable } from './telling/known-lead.ts';
import { isLeftAlone, leftAlone, withLeftAlone } from './telling/left-alone.ts';
import { nextAsk } from './telling/next-ask.ts';
import { PROMISED, promiseFor } from './telling/promised.ts';
import { putRight } from './telling/put-right.ts';
import { clockAsked, clocksReckoned, dayOfWeekAsked } from './steps/now.ts';
import { askedInParts } from './steps/in-parts.ts';
import { introduced } from './steps/introduced.ts';
import { dayWanted, inTrouble, noClient, privacyRequested, promiseWanted, remoteAsked } from './steps/prepared.ts';
import { reckoned } from './steps/reckoned.ts';
import { apologising, reactions, searchedAnew, suffering } from './steps/reactions.ts';
import { inAnotherLanguage } from './steps/searched.ts';
import { leftBefore, nothingLeft } from './steps/left.ts';
import { sumWeighed } from './steps/sums.ts';
import { ofNoMeaning, smallWords, talkedOnly, turnedAway, wondersAtIt } from './steps/talk.ts';
import { addressShown, askingWonderedAt, calledAtOnce, detailsChecked, needUnsaid, onlyTold, partPutRight, replyAwaited } from './steps/told.ts';
import { contactWished, wishChecked } from './steps/wished.ts';
import { suggestionsFor } from './suggestions.ts';
import { isAddress, turnOf, type Draft, type Heard, type Step } from './turn.ts';

export interface BuiltInReply {
  /** For what was told, if anything was. */
  readonly thanks: string | undefined;
  /** What answers, apart from the thanks and from what is asked at the end; nothing where thanks are all. */
  readonly answer: string;
  /** The question to the visitor that follows, if any. */
  readonly asking: string | undefined;
  readonly links: readonly Action[];
  readonly suggestions: readonly string[];
  readonly memory: Memory;
  /** What was found, best first: a model may say it in other words. Empty where nothing is to be said but this. */
  readonly found: readonly Found[];
  /** Whether the site says something on what was asked. */
  readonly known: boolean;
}

/** All that is said, a line each. */
export const replyText = ({ thanks, answer, asking }: Pick<BuiltInReply, 'thanks' | 'answer' | 'asking'>): string => [thanks, answer, asking].filter(Boolean).join('\n');

/** What a message may be, in this order: the first that it is decides. */
const steps: readonly Step[] = apologising([wondersAtIt, wishChecked, askingWonderedAt, leftBefore, nothingLeft, calledAtOnce, ...reactions, turnedAway, smallWords, ofNoMeaning, inAnotherLanguage, contactWished, noClient, askedInParts, privacyRequested, inTrouble, detailsChecked, replyAwaited, partPutRight, reckoned, dayWanted, suffering, needUnsaid, introduced, sumWeighed, onlyTold, addressShown, clocksReckoned, clockAsked, dayOfWeekAsked, remoteAsked, talkedOnly, promiseWanted, searchedAnew].map(asLeftAlready).map(asOpenNow));

/** The built-in answer: from the site's content alone, without any help from outside. */
export async function respond(knowledge: Knowledge, said: Heard): Promise<BuiltInReply> {
  const heard = withTheirCase(knowledge, said);
  const alone = leftAlone(heard);
  if (alone) return toLeftAlone(knowledge, heard, alone);
  if (!refuses(heard)) return answered(knowledge, asMeant(knowledge, heard));
  const memory: Memory = { ...heard.memory, asked: undefined, refused: true };
  // "I'd rather not leave my number. What does an app cost?": they are asked for nothing any more, and their question is answered.
  const question = askingSentences(heard.message).asking.filter((sentence) => actOf(sentence) !== 'refusal').join(' ');
  if (question !== '') return answered(knowledge, { ...heard, message: question, findings: [], memory });
  // "Not telling. Just tell them to call": they are to hear from us without it.
  const isAwaited = isReachable(heard.lead) && !isLeftAlone(memory.topic) && wantsCallYet(heard.message);
  if (!isAwaited) return finish({ ...heard, memory }, undefined, { answer: assistant.noted.refused });
  const topic = { ...memory.topic, told: [...new Set([PROMISED, ...(memory.topic?.told ?? [])])] };
  return finish({ ...heard, memory }, undefined, { answer: `${assistant.noted.refused} ${promiseFor(heard.message, memory.topic, heard.lead)}`, topic });
}

/** Who wants to be left alone is asked for nothing any more; what they ask besides is answered, where the site says something on it. */
async function toLeftAlone(knowledge: Knowledge, { memory, ...heard }: Heard, { besides, ...draft }: NonNullable<ReturnType<typeof leftAlone>>): Promise<BuiltInReply> {
  const told: Heard = { ...heard, findings: [], changed: [], memory: { ...memory, asked: undefined, refused: true } };
  const further = besides === '' ? undefined : await answered(knowledge, { ...told, message: besides });
  if (!further?.known) return finish(told, undefined, draft);
  return { ...further, thanks: undefined, answer: `${draft.answer}\n${further.answer}`, links: [...draft.links, ...further.links], memory: { ...further.memory, topic: withLeftAlone(further.memory.topic) } };
}

/** "No", when asked for an address, is a no; one that comes with an address is none. */
function refuses({ message, memory, findings }: Heard): boolean {
  const act = actOf(message);
  return act === 'refusal' ? !findings.some(isAddress) : act === 'no' && memory.asked !== undefined && findings.length === 0;
}

/** Who puts their last question right asks it once more: what they say in its place tells nothing of them, unless it changes what they had told. */
function asMeant(knowledge: Knowledge, heard: Heard): Heard {
  const { message, memory, findings, changed = [], lead } = heard;
  const correction = changed.length > 0 || closingOf(message) === 'goodbye' || putRight(message, lead, memory.topic) !== undefined ? undefined : (otherPosition(knowledge, message, memory.topic ?? {}) ?? correctionOf(knowledge, withoutTongue(message), memory.topic ?? {}, findings));
  return correction ? { ...heard, message: correction.ask, findings: [], memory: { ...memory, topic: correction.topic } } : heard;
}

async function answered(knowledge: Knowledge, told: Heard): Promise<BuiltInReply> {
  const heard = withNeed(told);
  const turn = turnOf(knowledge, heard);
  for (const step of steps) {
    const draft = await step(turn);
    if (draft) return finish(heard, draft.thanks ?? turn.thanks, heard === told || namesOurs(heard.message, told.memory.topic?.entity, draft.topic?.entity) ? draft : aboutTheirs(draft, heard.memory.topic));
  }
  throw new Error('No step answers.');
}

/** The service that somebody wants is what they ask about from then on, unless they name something else. */
function withNeed(heard: Heard): Heard {
  const wanted = new Set(heard.findings.flatMap(({ field, value, retracted }) => (field === 'servicesInterested' && !retracted ? [value] : [])));
  if (wanted.size === 0) return heard;
  const [need] = wanted.size === 1 ? wanted : [];
  return { ...heard, memory: { ...heard.memory, topic: { ...heard.memory.topic, need: need && `service:${need}` } } };
}

/** Who tells what they want in the words of a project goes on about their own, unless it is shown to them. */
const aboutTheirs = (draft: Draft, topic: Topic = {}): Draft =>
  topic.need && kindOf(draft.topic?.entity ?? '') === 'project' && !draft.topic?.told?.[0]?.startsWith(LIKE_THEIRS) ? { ...draft, topic: { ...draft.topic, entity: topic.need } } : draft;

/** What was talked about stays, where nothing else was. */
function finish({ memory, lead }: Heard, thanks: string | undefined, { answer, links = [], topic = memory.topic, found = [], known = false, talked, asked, refused = memory.refused, suggestions = suggestionsFor(withHours(topic, answer)) }: Draft): BuiltInReply {
  const ask = asked ?? (maySell(memory.topic) ? nextAsk({ ...memory, topic, refused }, lead) : undefined);
  const next: Memory = { ...memory, ...(refused ? { refused } : {}), topic: forNext(topic && { ...keptCase(memory.topic), ...topic }), talked, asked: ask, askedBefore: ask ? [...(memory.askedBefore ?? []), ask] : memory.askedBefore };
  return { thanks, answer, asking: ask && !asked ? assistant.asks[ask] : undefined, links, suggestions, memory: next, found, known };
}

/** Hours that were just told are asked for no more, in whatever words they were. */
const withHours = (topic: Topic = {}, answer: string): Topic => (answer.includes(company.businessHours) ? { ...topic, asked: [...(topic.asked ?? []), 'hours'] } : topic);

/** What is not meant is not meant this once. */
function forNext(topic: Topic | undefined): Memory['topic'] {
  if (!topic) return undefined;
  const { not: _once, ...rest } = topic;
  return rest;
}
