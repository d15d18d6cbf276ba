import { assistant } from '#content/assistant.ts';
import type { Action } from '#content/types.ts';
import type { Finding } from '../../../leads/evidence.ts';
import type { Topic } from '../../knowledge/question.ts';
import { answerQuestion, contactLink } from '../answer-question.ts';
import { wantsCall } from '../call-wanted.ts';
import { knownDetails } from '../known-details.ts';
import { likeTheirs } from '../like-theirs.ts';
import { sociably } from '../small-talk.ts';
import { littleNamed, onlyWishes } from '../sums-and-days.ts';
import { isTelling, onlyShowsAddress } from '../telling.ts';
import { awaitsReply } from '../told-only.ts';
import { isAddress, type Draft, type Turn } from '../turn.ts';

/** Who left how to reach them asks when they hear from us, or to be called; of who did not, that is what is asked. */
export function replyAwaited({ message, question, heard, thanks, findings }: Turn): Draft | undefined {
  const { complete, call } = assistant.noted;
  if (heard.lead?.email || heard.lead?.phone || findings.some(isAddress)) return awaitsReply(message, question) || wantsCall(message) ? { answer: thanks?.includes(complete) ? '' : complete } : undefined;
  return wantsCall(message) ? { answer: call, links: [contactLink], asked: 'reach' } : undefined;
}

/** Who gives them in the same breath is thanked. */
export function detailsChecked({ message, heard, findings }: Turn): Draft | undefined {
  const answer = knownDetails(message, heard.lead);
  return answer === undefined ? undefined : { answer: findings.some(isAddress) ? '' : answer };
}

/** Who only tells who they are and how they are reached is thanked. */
export async function onlyTold({ thanks, question, message, findings, price, asked, memory, knowledge }: Turn): Promise<Draft | undefined> {
  const tells = question.words.length === 0 || isTelling(message, findings.some(isAddress)) || (!price && onlyWishes(message, findings, asked));
  if (!thanks || !tells || sociably(message, findings)) return undefined;
  const topic = topicTold(findings, memory.topic);
  const little = littleNamed(message, findings, asked, memory.topic ?? {});
  if (!little) return thanked('', message, topic);
  const figures = await answerQuestion(knowledge, knowledge.understand(little), {});
  return { answer: `${assistant.noted.sum}\n${figures.text}`, links: figures.links, topic };
}

/** A thank you, and a project of the same trade, where there is one: what follows is about that. */
export function thanked(answer: string, message: string, topic: Topic = {}, links: readonly Action[] = []): Draft {
  const like = likeTheirs(message, topic);
  if (!like) return { answer, links, topic };
  const { text, link, about, key } = like;
  return { answer: [answer, text].filter(Boolean).join('\n'), links: [link, ...links], topic: { ...topic, entity: topic.entity ?? about, told: [key, ...(topic.told ?? [])] } };
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
