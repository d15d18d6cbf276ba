import { assistant } from '#content/assistant.ts';
import type { Action } from '#content/types.ts';
import { titleOf } from '../../knowledge/content.ts';
import { answerQuestion, contactLink, distinctLinks } from '../from-content/answer-question.ts';
import { privacyAnswer, privacyTopic } from '../prepared/privacy-requests.ts';
import { wantsPromise } from '../prepared/promise-wanted.ts';
import { remoteWork, wordsBesides } from '../prepared/remote-work.ts';
import { dayAsked } from '../prepared/sums-and-days.ts';
import { keyOfTrouble, TROUBLE, troubleGoesOn, troubleOf } from '../prepared/trouble.ts';
import { isAddress, type Draft, type Turn } from '../turn.ts';
import { withFacts } from '../from-content/with-facts.ts';
import { isAbandoned, woeAsked } from '../prepared/woes.ts';

const ofPrivacy = ['privacy', 'blog'];
const ofJobs = ['careers', 'position'];
const careersLink: Action = { label: 'Careers', href: '/careers' };
/** "How soon is it gone?": "can I have it deleted?" has its answer. */
const asksFor = /\b(?:how|what|when|which|who|whom|where|why)\b/i;

/** And who would begin on a day. */
const startAsked = /\b(?:can|could|would|possible|when|shall|may) (?:(?:you|u|we|i|it|to|the work|your people|be able to|already|also) )*(?:start|begin|kick ?off)\b(?!.*\b(?:ready|done|finish\w*|live|launch\w*|deliver\w*|complete\w*)\b)/i;
const WHEN_TO_START = 'when could you start';

/** Who demands or asks something of their own data has a prepared answer, and more where more is asked. */
export async function privacyRequested({ knowledge, message, heard, question, memory }: Turn): Promise<Draft | undefined> {
  const answer = privacyAnswer(message, memory.topic ?? {});
  if (!answer) return undefined;
  const draft = { answer: answer.text, links: answer.links, topic: privacyTopic(heard.memory.topic ?? {}, answer, question.plain), refused: answer.isDemand || undefined };
  return asksFor.test(message) ? withFacts(knowledge, question, memory.topic ?? {}, draft, ofPrivacy) : draft;
}

/** Whose site is down, or who waits for an answer of ours in vain, is told whom to turn to; and again, in fewer words, as long as they speak of it. */
export async function inTrouble({ knowledge, message, memory, findings }: Turn): Promise<Draft | undefined> {
  const { topic = {} } = memory;
  const { told = [] } = topic;
  const words = assistant.troubleFurther;
  const said = (answer: string, ...keys: readonly string[]): Draft => ({ answer, links: [contactLink], suggestions: [], topic: { ...topic, told: [...new Set([TROUBLE, ...keys, ...told])] } });
  const trouble = troubleOf(message);
  if (trouble && !told.includes(keyOfTrouble(trouble))) return said(assistant.trouble[trouble], keyOfTrouble(trouble));
  const further = trouble ? (trouble === 'fault' ? 'urgent' : 'again') : troubleGoesOn(message, told);
  // Who leaves a number asks for none.
  if (findings.some(isAddress)) return further || told[0] === TROUBLE ? said(words.sooner) : undefined;
  if (!trouble && told.includes(TROUBLE) && isAbandoned(message)) {
    const { text, links } = await answerQuestion(knowledge, knowledge.understand(woeAsked(message) ?? message), {}, 1);
    return { ...said(`${text}\n${words.elsewhere}`), links: distinctLinks([...links, contactLink]) };
  }
  return further && said(words[further]);
}

/** Who names a day and wants to hear that it can be kept is promised nothing, and told how long such work takes. */
export async function dayWanted({ knowledge, price, message, findings, asked, memory }: Turn): Promise<Draft | undefined> {
  const { topic = {} } = memory;
  if (price || !dayAsked(message, findings, asked, topic)) return undefined;
  // "Could we start in January?" asks for no day by which it is done.
  if (startAsked.test(message)) {
    const { text, links } = await answerQuestion(knowledge, knowledge.understand(WHEN_TO_START), {}, 1);
    return { answer: text, links, topic };
  }
  const draft: Draft = { answer: assistant.noPromise, links: [contactLink] };
  const thing = [...asked.entities, topic.entity, topic.need].find((id) => id?.startsWith('service:'));
  return thing ? withFacts(knowledge, knowledge.understand(`how long does ${titleOf(thing)} take`), topic, draft, ['service']) : draft;
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
