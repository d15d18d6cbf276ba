import { assistant } from '#content/assistant.ts';
import type { Memory } from '../../../conversations/conversation.entity.ts';
import { askingSentences } from '../../knowledge/asking.ts';
import { pageOf, titleOf } from '../../knowledge/content.ts';
import type { Topic } from '../../knowledge/question.ts';
import { answerInParts } from '../from-content/answer-in-parts.ts';
import { answerQuestion, contactLink, distinctLinks } from '../from-content/answer-question.ts';
import { limitMet } from '../from-content/what-holds.ts';
import { closingOf } from '../reactions/closing.ts';
import { wasMisread } from '../reactions/correction.ts';
import { letDown } from '../reactions/let-down.ts';
import { plainly } from '../reactions/plainly.ts';
import { protestOf } from '../reactions/protest.ts';
import { isWish } from '../talk/small-talk.ts';
import { concludesNotToBuy } from '../reactions/not-to-buy.ts';
import { smallerWay } from '../reactions/smaller-way.ts';
import { talkBack } from '../talk/talk-back.ts';
import { withoutTold } from '../reactions/told-again.ts';
import { toldLast } from '../reactions/told-items.ts';
import { tooDear } from '../reactions/too-dear.ts';
import { tooLong } from '../reactions/too-long.ts';
import { TROUBLE } from '../prepared/trouble.ts';
import { wishesOf } from '../telling/known-lead.ts';
import { theirCase } from '../telling/their-case.ts';
import { isAddress, type Draft, type Step, type Turn } from '../turn.ts';
import { woeAsked } from '../prepared/woes.ts';
import { wantsYesOrNo } from '../reactions/yes-or-no.ts';
import { dayOfWeekAsked } from './now.ts';
import { remoteAsked } from './prepared.ts';
import { searched } from './searched.ts';

// What somebody says to an answer, and not to ask or to tell.

/** What is remembered of somebody who was not content, whatever else is said between. */
const COMPLAINED = 'complained';
const complained = (topic: Topic = {}): Topic => ({ ...topic, told: [...new Set([...(topic.told ?? []), COMPLAINED])] });

/** Who was not content once, or is in trouble, is given a telephone number. */
function toLetDown(memory: Memory, isUrgent = false): Draft {
  const { talked, topic } = memory;
  const isAgain = isUrgent || [COMPLAINED, TROUBLE].some((key) => topic?.told?.includes(key));
  const before = talked?.as === 'complaint' || !isAgain ? memory : { ...memory, talked: { as: 'complaint', times: 1 } };
  return { ...talkBack('complaint', before), links: [contactLink], topic: complained(topic) };
}

/** Who says more than this besides asks something. */
const FEW = 2;
/** And more than this tells something. */
const SOME = 4;
/** Passages for what is asked besides, and how likely the best one has to be meant. */
const MOST = 1;
const MEANT = 0.35;

/** Answers what is asked besides something that was said to the last answer. */
async function besidesIt(turn: Turn, besides: string): Promise<Draft | undefined> {
  const { asking } = askingSentences(besides);
  const asked = asking.filter((sentence) => sentence.split(/\s+/).length > FEW).join(' ');
  if (asked === '') return undefined;
  const question = turn.knowledge.understand(asked);
  return searched({ ...turn, message: asked, asked: question, question, price: undefined, isBlank: false, findings: [] }, MOST);
}

/** Whether it says more than what may be meant. */
export const answers = ({ known, answer }: Draft) => known === true && ![assistant.perhaps, assistant.nearest].some((words) => answer.startsWith(words));

const after = (words: string, draft: Draft): Draft => ({ ...draft, answer: [words, draft.answer].filter(Boolean).join('\n') });

/** "Wow, 120k??", "anything cheaper?" */
async function findsItDear(turn: Turn): Promise<Draft | undefined> {
  const { message, memory } = turn;
  const said = tooDear(message, memory.topic ?? {});
  if (!said) return undefined;
  // Who says how little they have hears what is said for them.
  const { text, links, topic } = theirCase({ message, findings: turn.findings, question: turn.asked, topic: memory.topic ?? {} }) ?? smallerWay(said, memory.topic ?? {}, wishesOf(turn.heard.lead));
  const further = await besidesIt({ ...turn, memory: { ...memory, topic } }, said.besides);
  // A sum that was told is no answer to whoever finds it too high.
  const { last = [] } = further?.topic ?? {};
  const isTold = last.length > 0 && last.every((key) => memory.topic?.told?.includes(key));
  return further && answers(further) && !isTold ? { ...after(text, further), links: distinctLinks([...links, ...(further.links ?? [])]) } : { answer: text, links, topic };
}

/** "That is a lot of text", "tldr" */
async function findsItLong(turn: Turn): Promise<Draft | undefined> {
  const { message, memory, knowledge } = turn;
  const besides = tooLong(message, memory.topic ?? {});
  if (besides === undefined) return undefined;
  const { shorter } = assistant;
  if (/\p{L}{2}/u.test(besides)) {
    const question = knowledge.understand(besides);
    return after(shorter.from, await searched({ ...turn, message: besides, asked: question, question, price: undefined, isBlank: false }, MOST));
  }
  const told = toldLast(memory.topic ?? {});
  return told ? { answer: `${shorter.lead} ${told.text}`, links: [told.passage.page], topic: memory.topic } : { answer: shorter.none };
}

/** "Great, so you can't help me at all" */
async function isLetDown(turn: Turn): Promise<Draft | undefined> {
  const besides = letDown(turn.message) ?? (turn.memory.topic?.before && protestOf(turn.message)?.besides === '' ? '' : undefined);
  if (besides === undefined || turn.findings.some(isAddress) || (turn.memory.topic?.told?.[0] === TROUBLE && besides !== '')) return undefined;
  const told = besides === '' && doubtsIt.test(turn.message) ? toldLast(turn.memory.topic ?? {}) : undefined;
  if (told && admits.test(told.text)) return { answer: assistant.plainly.says(told.text), links: [told.passage.page, contactLink], topic: complained(turn.memory.topic), suggestions: [] };
  const further = await besidesIt(turn, besides);
  // Who tells something besides has to be heard.
  if (!further && !wantsPerson.test(besides) && besides.split(/\s+/).length > SOME) return undefined;
  if (wantsPerson.test(besides)) return toLetDown(turn.memory, true);
  return further && answers(further) ? { ...after(assistant.letDown, further), topic: complained(further.topic) } : toLetDown(turn.memory);
}

/** "So you don't know?", after "we cannot say before measuring", has understood. */
const doubtsIt = /\b(?:know|tell|answer)\b/i;
const admits = /\b(?:cannot say|cannot tell|not on the site|does not say|says nothing|names no|is not named)\b/i;
/** They are told a number at once. */
const wantsPerson = /\b(?:human|person|people|some ?(?:one|body)|manager|boss|real)\b/i;

/** "So is that a yes?" */
async function wantsItPlain(turn: Turn): Promise<Draft | undefined> {
  const { message, memory, knowledge, findings } = turn;
  const { topic = {} } = memory;
  if (!findings.every(isWish) || !wantsYesOrNo(message, topic)) return undefined;
  const question = knowledge.understand(topic.before!);
  const again: Turn = { ...turn, message: topic.before!, asked: question, question };
  const prepared = dayOfWeekAsked(again) ?? (await remoteAsked(again));
  if (prepared) return prepared;
  const { told: _told, last: _last, before: _before, ...rest } = topic;
  const { text, links } = plainly(question, topic, await answerQuestion(knowledge, question, rest, MOST));
  return { answer: text, links: [...links, contactLink], topic };
}

/** "Ok so you tell me not to buy anything lol. Thanks" */
function takesLeave({ message, memory, findings }: Turn): Draft | undefined {
  const closing = findings.every(isWish) ? closingOf(message) : undefined;
  return closing && { ...talkBack(closing, memory), suggestions: [] };
}

/** "30 orders a week, is that enough?" */
async function hearsEnough({ knowledge, message, memory, price, asked }: Turn): Promise<Draft | undefined> {
  const topic = memory.topic ?? {};
  // "Fair enough. And when we reach 100, do we need to move?" asks something else.
  const asksWhether = askingSentences(message).asking.some((sentence) => enough.test(sentence));
  const met = asksWhether || (!price && askingSentences(message).asking.length === 0) ? limitMet(message, topic) : undefined;
  if (!met) {
    const theirs = asksWhether ? theirCase({ message, findings: [], question: asked, topic, asksWhether }) : undefined;
    return theirs && { answer: theirs.text, links: theirs.links, topic: theirs.topic, known: true };
  }
  const isTold = met.keys.every((key) => topic.told?.includes(key));
  if (!met.isPassed) return isTold || !asksWhether ? undefined : { answer: met.advice, links: [pageOf(met.about) ?? contactLink], known: true, topic: { ...topic, told: [...new Set([...met.keys, ...(topic.told ?? [])])], last: met.keys } };
  const answer = await answerQuestion(knowledge, knowledge.understand(`what does ${titleOf(met.about)} cost`), { ...topic, entity: met.about }, MOST);
  const isNew = answer.sure && !(answer.topic.last ?? []).every((key) => topic.told?.includes(key));
  return { answer: [assistant.aboveLimit(met.limit), isNew && answer.text].filter(Boolean).join('\n'), links: distinctLinks([...answer.links, contactLink]), topic: isNew ? answer.topic : { ...topic, entity: met.about } };
}
/** Whether it is worth it, and nothing else. */
const enough = /\b(?:enough|make sense|makes sense|too (?:small|little|low|few)|small for|worth|big enough|right for|count|qualif\w+)\b/i;

/** "So you are telling me not to buy anything :)" */
function hearsNotToBuy({ message, memory, findings }: Turn): Draft | undefined {
  return findings.every(isWish) && concludesNotToBuy(message, memory.topic ?? {}) ? { answer: assistant.notToBuy, links: [contactLink], topic: memory.topic, suggestions: [] } : undefined;
}

/** What may be said to an answer, in this order; never by who tries to turn the assistant. */
export const reactions: readonly Step[] = [findsItDear, findsItLong, isLetDown, wantsItPlain, takesLeave, hearsNotToBuy, hearsEnough].map((step): Step => (turn) => (turn.act === 'injection' || turn.act === 'refusal' ? undefined : step(turn)));

/** "We get no enquiries", "our developer left": told, and told to be answered. */
export async function suffering(turn: Turn): Promise<Draft | undefined> {
  const { knowledge, message, memory } = turn;
  const asked = woeAsked(message);
  if (asked === undefined) return undefined;
  const answer = await answerInParts(knowledge, knowledge.understand(asked), memory.topic ?? {}, MOST);
  const [best] = answer.found;
  if (!answer.sure || !best || best.chance < MEANT || !tellsOfWork.test(best.passage.about)) return undefined;
  return { ...answer, answer: answer.text };
}

/** What our offices and our own pages say is no answer to what goes wrong elsewhere. */
const tellsOfWork = /^(?:service|project|article):/;

/** With a word of regret before whatever is said to who has just said that an answer was beside the point. */
export const apologising = (steps: readonly Step[]): readonly Step[] =>
  steps.map((step): Step => async (turn) => {
    const draft = await step(turn);
    if (!draft || !wasMisread(turn.memory.topic ?? {})) return draft;
    const topic = complained(draft.topic ?? turn.memory.topic);
    // Nothing else is likely to be meant, and it is not the first time.
    if (draft.answer === assistant.unknown && turn.memory.topic?.told?.includes(COMPLAINED)) return toLetDown(turn.memory);
    return { ...after(assistant.misread, draft), topic };
  });

/** What the site says on it, without what was told in the last answers already. */
export async function searchedAnew(turn: Turn): Promise<Draft> {
  const { message, question, memory, thanks } = turn;
  return withoutTold(await searched(turn), { message, question, topic: memory.topic ?? {}, isThanked: thanks !== undefined });
}
