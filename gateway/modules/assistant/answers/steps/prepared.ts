import { assistant } from '#content/assistant.ts';
import type { Action } from '#content/types.ts';
import { contactLink } from '../answer-question.ts';
import { privacyAnswer, privacyTopic } from '../privacy-requests.ts';
import { wantsPromise } from '../promise-wanted.ts';
import { remoteWork, wordsBesides } from '../remote-work.ts';
import { dayAsked } from '../sums-and-days.ts';
import { TROUBLE, troubleGoesOn, troubleOf } from '../trouble.ts';
import type { Draft, Turn } from '../turn.ts';
import { withFacts } from '../with-facts.ts';

const ofPrivacy = ['privacy', 'blog'];
const ofJobs = ['careers', 'position'];
const careersLink: Action = { label: 'Careers', href: '/careers' };
/** "How soon is it gone?": "can I have it deleted?" has its answer. */
const asksFor = /\b(?:how|what|when|which|who|whom|where|why)\b/i;

/** Who demands or asks something of their own data has a prepared answer, and more where more is asked. */
export async function privacyRequested({ knowledge, message, heard, question, memory }: Turn): Promise<Draft | undefined> {
  const answer = privacyAnswer(message, memory.topic ?? {});
  if (!answer) return undefined;
  const draft = { answer: answer.text, links: answer.links, topic: privacyTopic(heard.memory.topic ?? {}, answer, question.plain), refused: answer.isDemand || undefined };
  return asksFor.test(message) ? withFacts(knowledge, question, memory.topic ?? {}, draft, ofPrivacy) : draft;
}

/** Whose site is down, or who waits for an answer of ours in vain, is told whom to turn to. */
export function inTrouble({ message, memory }: Turn): Draft | undefined {
  const { topic = {} } = memory;
  const trouble = troubleOf(message);
  const further = topic.told?.[0] === TROUBLE && !trouble ? troubleGoesOn(message) : undefined;
  if (!trouble && !further) return undefined;
  const answer = trouble ? assistant.trouble[trouble] : assistant.troubleFurther[further!];
  return { answer, links: [contactLink], suggestions: [], topic: { ...topic, told: [TROUBLE, ...(topic.told ?? []).filter((key) => key !== TROUBLE)] } };
}

/** Who names a day and wants to hear that it can be kept is promised nothing. */
export function dayWanted({ price, message, findings, asked, memory }: Turn): Draft | undefined {
  return !price && dayAsked(message, findings, asked, memory.topic ?? {}) ? { answer: assistant.noPromise, links: [contactLink] } : undefined;
}

/** Nor is who wants a sum, a discount or a yes. */
export function promiseWanted({ message, findings }: Turn): Draft | undefined {
  return wantsPromise(message, findings) ? { answer: assistant.noPromise, links: [contactLink] } : undefined;
}

/** Whether a position may be done from elsewhere, with a yes or a no. */
export async function remoteAsked({ knowledge, question, memory }: Turn): Promise<Draft | undefined> {
  const topic = memory.topic ?? {};
  const answer = remoteWork(question, topic);
  if (answer === undefined) return undefined;
  const position = question.entities.find((id) => id.startsWith('position:')) ?? topic.entity;
  const draft: Draft = { answer, links: [careersLink], topic: { ...topic, entity: position?.startsWith('position:') ? position : 'careers', before: question.plain } };
  return wordsBesides(question).length > 0 ? withFacts(knowledge, question, topic, draft, ofJobs) : draft;
}
