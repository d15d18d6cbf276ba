import { assistant } from '#content/assistant.ts';
import type { Action } from '#content/types.ts';
import { kindOf, titleOf } from '../../knowledge/content.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { textOf } from '../../knowledge/passage.ts';
import type { Question, Topic } from '../../knowledge/question.ts';
import { answerQuestion, contactLink, distinctLinks } from '../from-content/answer-question.ts';
import { forNoClient, noClientOf } from '../prepared/no-clients.ts';
import { privacyAnswer, privacyTopic } from '../prepared/privacy-requests.ts';
import { wantsPromise } from '../prepared/promise-wanted.ts';
import { remoteWork, wordsBesides } from '../prepared/remote-work.ts';
import { dayAsked, onlyWeighs } from '../prepared/sums-and-days.ts';
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

/** Who sells to us or writes about us is told where to write, and asked for nothing; once, and again if they say it again. */
export function noClient({ message, memory }: Turn): Draft | undefined {
  const { topic = {} } = memory;
  const kind = noClientOf(message, topic);
  if (!kind) return undefined;
  const passage = forNoClient(kind);
  return { answer: textOf(passage), links: [passage.page], topic: { ...topic, role: kind }, known: true, suggestions: [] };
}

/** Whose site is down, or who waits for an answer of ours in vain, is told whom to turn to; and again, in fewer words, as long as they speak of it. */
export async function inTrouble({ knowledge, message, memory, findings }: Turn): Promise<Draft | undefined> {
  const { topic = {} } = memory;
  const { told = [] } = topic;
  const words = assistant.troubleFurther;
  const said = (answer: string, ...keys: readonly string[]): Draft => ({ answer, links: [contactLink], suggestions: [], topic: { ...topic, told: [...new Set([TROUBLE, ...keys, ...told])] } });
  const trouble = troubleOf(message);
  if (trouble && !told.includes(keyOfTrouble(trouble))) return said(assistant.trouble[trouble], keyOfTrouble(trouble));
  const further = trouble ? (trouble === 'fault' ? 'urgent' : trouble === 'client' ? 'whom' : 'again') : troubleGoesOn(message, told);
  // Who leaves a number asks for none.
  if (findings.some(isAddress)) return further || told[0] === TROUBLE ? said(words.sooner) : undefined;
  if (!trouble && told.includes(TROUBLE) && isAbandoned(message)) {
    const { text, links } = await answerQuestion(knowledge, knowledge.understand(woeAsked(message) ?? message), {}, 1);
    return { ...said(`${text}\n${words.elsewhere}`), links: distinctLinks([...links, contactLink]) };
  }
  const isFault = trouble === 'fault' || told.includes(keyOfTrouble('fault'));
  return further && said([words[further], further === 'urgent' && isFault && words.onCall].filter(Boolean).join(' '));
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
  const meant = onlyWeighs(message) ? undefined : await surelyMeant(knowledge, asked, topic);
  if (meant) return { ...draft, ...meant, answer: `${draft.answer}\n${meant.answer}`, links: distinctLinks([contactLink, ...meant.links]) };
  const thing = [...asked.entities, topic.entity, topic.need].find((id) => id?.startsWith('service:'));
  return thing ? withFacts(knowledge, knowledge.understand(`how long does ${titleOf(thing)} take`), topic, draft, ['service']) : draft;
}

/** Nor is who wants a sum, a discount or a yes; what the site surely says on it is said as well. */
export async function promiseWanted({ knowledge, message, findings, question, memory }: Turn): Promise<Draft | undefined> {
  if (!wantsPromise(message, findings)) return undefined;
  const draft = { answer: assistant.noPromise, links: [contactLink] };
  const meant = await surelyMeant(knowledge, question, memory.topic ?? {});
  return meant ? { ...meant, answer: `${draft.answer}\n${meant.answer}`, links: distinctLinks([contactLink, ...meant.links]) } : draft;
}

/** So likely that it is what is asked, whatever is to be promised besides. */
const SURELY = 0.8;

/** What a service's page surely says on a thing that is no sum and no time: "known everywhere by March, can you do that" */
async function surelyMeant(knowledge: Knowledge, question: Question, topic: Topic) {
  const { sure, found: [best], text, links, topic: after } = await answerQuestion(knowledge, question, topic, 1);
  if (!sure || !best || best.chance < SURELY || kindOf(best.passage.about) !== 'service' || best.passage.aspects.some((aspect) => aspect === 'price' || aspect === 'duration')) return undefined;
  return { answer: text, links, topic: after, known: true };
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
