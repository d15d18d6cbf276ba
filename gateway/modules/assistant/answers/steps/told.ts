import { assistant } from '#content/assistant.ts';
import type { Action } from '#content/types.ts';
import type { Finding } from '../../../leads/evidence.ts';
import type { Topic } from '../../knowledge/question.ts';
import { answerQuestion, contactLink } from '../from-content/answer-question.ts';
import { whoPicksUp } from '../prepared/office-now.ts';
import { wantsCall } from '../prepared/call-wanted.ts';
import { knownDetails } from '../telling/known-details.ts';
import { isReachable } from '../telling/known-lead.ts';
import { isLeftAlone } from '../telling/left-alone.ts';
import { likeTheirs } from '../from-content/like-theirs.ts';
import { needAsked } from '../telling/next-ask.ts';
import { isPromised, isPromisedLast, promiseFor, promises } from '../telling/promised.ts';
import { putRight } from '../telling/put-right.ts';
import { theirCase } from '../telling/their-case.ts';
import { awaitedIn, onAwaited } from '../telling/reply-awaited.ts';
import { isWish, seemsAsked, sociably } from '../talk/small-talk.ts';
import { littleNamed, onlyWishes } from '../prepared/sums-and-days.ts';
import { isTelling, onlyShowsAddress } from '../telling/telling.ts';
import { awaitsReply, isAsking } from '../telling/told-only.ts';
import { isAddress, type Draft, type Turn } from '../turn.ts';
import { wonderedAt } from '../telling/why-asked.ts';

/** Who left how to reach them asks when they hear from us, or to be called; of who did not, that is what is asked. */
export function replyAwaited({ message, question, heard, thanks = '', findings, memory }: Turn): Draft | undefined {
  const { lead } = heard;
  const { call, complete, wishedHour } = assistant.noted;
  if (isLeftAlone(memory.topic)) return awaitedIn(message, question, false) || wantsCall(message) ? { answer: assistant.leftAlone.again } : undefined;
  if (!isReachable(lead) && !findings.some(isAddress)) return wantsCall(message) ? { answer: call, links: [contactLink], asked: 'reach', topic: { ...memory.topic, told: [CALL_WANTED, ...(memory.topic?.told ?? [])] } } : undefined;
  // When applications are answered stands on the careers page.
  if (ofApplying.test(message)) return undefined;
  const promise = promiseFor(message, memory.topic, lead);
  const kind = awaitedIn(message, question, isPromisedLast(memory.topic));
  // "When will they call? I said between 10 and 12."
  const withHour = (answer: string) => (saysWhen.test(message) && promise === complete ? `${promise} ${wishedHour}` : answer);
  if (kind && !findings.some(isAddress)) return { answer: withHour(onAwaited(kind, message, promise, lead)) };
  const isSaid = promises(thanks) || (isPromised(memory.topic) && findings.some(isAddress));
  return kind || awaitsReply(message, question) || wantsCall(message) ? { answer: isSaid ? '' : withHour(promise) } : undefined;
}

/** What is remembered of who wants to be called. */
const CALL_WANTED = 'call-wanted';

/** "Call me." – "Now." */
export function calledAtOnce({ message, memory, heard }: Turn): Draft | undefined {
  return memory.topic?.told?.[0] === CALL_WANTED && atOnce.test(message) ? { answer: whoPicksUp(heard.at), links: [contactLink], asked: 'reach' } : undefined;
}

const atOnce = /^\W*(?:(?:please|pls|yes|ok|but|i mean)\b\W*)*(?:right )?(?:now|asap|today|immediately|at once|straight ?away|right away)(?: (?:please|pls|if possible))*\W*$/i;

/** "Need help with my business": what is wanted is not said yet. */
export function needUnsaid({ message, memory }: Turn): Draft | undefined {
  const { refused, topic, askedBefore } = memory;
  return helpOnly.test(message) && !refused && !topic?.need && !askedBefore?.includes('need') ? { answer: assistant.asks.need, thanks: assistant.noted.gladly, asked: 'need' } : undefined;
}

const helpOnly = /^\W*(?:(?:hi|hello|hey|sir|please|pls|good (?:morning|afternoon|evening))\b\W*)*(?:(?:i|we)(?: would|['’]d)? )?(?:need|want|require|looking for|like|am looking for|are looking for) (?:(?:some|a little|a bit of|your|to have) )*(?:help|assistance|support|advice|guidance)(?: (?:with|for|in|on|about) (?:my|our|a|the|an) (?:\w+ )?(?:business|company|shop|firm|start ?up|work|project|idea))?(?: (?:please|pls))?\W*$/i;

/** An hour or a day that they named before. */
const saysWhen = /\b(?:i|we) (?:said|told|wrote|asked|mentioned|prefer\w*)\b[^.?!]*(?:\d|morning|afternoon|evening|night|noon|lunch|day\b|week|hours?)/i;

export const ofApplying = /\b(?:applied|application|interview(?:ed)?|cv|r[ée]sum[ée])\b/i;

/** Who wonders why they were asked for something hears why, and is not asked again. */
export function askingWonderedAt({ message, memory, findings }: Turn): Draft | undefined {
  const ask = findings.every(isWish) ? wonderedAt(message, memory) : undefined;
  // It stays what they may answer now; nothing else is asked.
  return ask && { answer: assistant.whyAsked[ask], asked: ask };
}

/** Who gives them in the same breath is thanked. */
export function detailsChecked({ message, heard, findings, memory }: Turn): Draft | undefined {
  const answer = knownDetails(message, heard.lead, memory.refused);
  return answer === undefined ? undefined : { answer: findings.some(isAddress) ? '' : answer };
}

/** "One correction: 60 users, not 40": what a visitor told is put right in the conversation, which is read with the lead. */
export function partPutRight({ message, heard, thanks, memory }: Turn): Draft | undefined {
  const right = putRight(message, heard.lead, memory.topic);
  return right === undefined ? undefined : { answer: thanks ? '' : assistant.noted.putRight(right) };
}

/** Who only tells who they are and how they are reached is thanked; who has not said what they want is asked for that. */
export async function onlyTold({ heard, thanks, question, message, findings, price, asked, memory, knowledge }: Turn): Promise<Draft | undefined> {
  const tells = question.words.length === 0 || isTelling(message, findings.some(isAddress)) || (!price && onlyWishes(message, findings, asked));
  // What is only wanted is rather answered.
  if (!thanks || isOfNeeds(findings) || !tells || asksYet(message, findings) || sociably(message, findings)) return undefined;
  const topic = topicTold(findings, memory.topic);
  const theirs = theirCase({ message, findings, question, topic: topic ?? {} });
  if (theirs) return thanked(theirs.text, message, theirs.topic, theirs.links);
  const little = littleNamed(message, findings, asked, memory.topic ?? {});
  if (!little) return introduces(findings) && needAsked(memory, heard.lead) ? { ...thanked(assistant.asks.need, message, topic), asked: 'need' } : thanked('', message, topic);
  const figures = await answerQuestion(knowledge, knowledge.understand(little), {});
  return { answer: `${assistant.noted.sum}\n${figures.text}`, links: figures.links, topic };
}

/** "I'm a journalist from Bangalore, can someone give an interview": what is told is not all. */
const asksYet = (message: string, findings: readonly Finding[]) => !findings.some(isAddress) && (isAsking(message) || (!introduces(findings) && seemsAsked(message)));

const isOfNeeds = (findings: readonly Finding[]) => findings.length > 0 && findings.every((one) => isWish(one) || one.field === 'servicesInterested');

/** Whether a message says who writes: one who does so first has come for something. */
const introduces = (findings: readonly Finding[]) => findings.some(({ field }) => field === 'name' || field === 'company');

/** A thank you, and a project of the same trade, where there is one: what follows is about that, unless they have told what they want themselves. */
export function thanked(answer: string, message: string, topic: Topic = {}, links: readonly Action[] = []): Draft {
  const like = likeTheirs(message, topic);
  if (!like) return { answer, links, topic };
  const { text, link, about, key } = like;
  return { answer: [answer, text].filter(Boolean).join('\n'), links: [link, ...links], topic: { ...topic, entity: topic.entity ?? topic.need ?? about, told: [key, ...(topic.told ?? [])] } };
}

/** What the next question may lean on: "Our budget is 15 lakh." – "Is that enough for an app?" */
function topicTold(findings: readonly Finding[], topic: Topic | undefined): Topic | undefined {
  const told = findings.find(({ field }) => field === 'budget' || field === 'timeline')?.field;
  return told ? { ...topic, aspect: told === 'budget' ? 'price' : 'deadline' } : topic;
}

/** "Our site is www.example.com": it is not looked at here. */
export function addressShown({ message }: Turn): Draft | undefined {
  return onlyShowsAddress(message) ? { answer: assistant.address, links: [contactLink] } : undefined;
}
