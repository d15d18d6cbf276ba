import { assistant } from '#content/assistant.ts';
import type { Memory } from '../../../conversations/conversation.entity.ts';
import { sentencesOf } from '../../../language/sentences.ts';
import { isWeak, stem } from '../../../language/words.ts';
import { askingSentences } from '../../knowledge/asking.ts';
import { kindOf, pageOf } from '../../knowledge/content.ts';
import { asksOfItself, ofItself } from '../talk/about-itself.ts';
import { actOf, type Act } from '../talk/acts.ts';
import { answerQuestion, distinctLinks } from '../from-content/answer-question.ts';
import { mayBeTold } from '../from-content/may-be-told.ts';
import { isTold, renderAnswer, wordsOf } from '../from-content/render-passage.ts';
import { isGibberish } from '../talk/gibberish.ts';
import { isWish, seemsAsked, sociably, talkIn } from '../talk/small-talk.ts';
import { talkBack } from '../talk/talk-back.ts';
import { troubleGoesOn } from '../prepared/trouble.ts';
import type { Draft, Turn } from '../turn.ts';
import { answers } from './reactions.ts';
import { searched } from './searched.ts';

/** "Do you ever get bored in there?" is no errand, though nothing of ours is asked; what is said besides is heard as well. */
export async function wondersAtIt(turn: Turn): Promise<Draft | undefined> {
  const { message, asked, act, findings, knowledge } = turn;
  const isOther = findings.some((one) => !isWish(one) && one.field !== 'servicesInterested');
  const answer = act === 'injection' || act === 'complaint' || isOther ? undefined : ofItself(message, asked);
  if (!answer) return undefined;
  const theirs = ofWork.test(message) ? await forThem(turn) : undefined;
  if (theirs) return theirs;
  const draft: Draft = { answer: answer.text, links: answer.links };
  const besides = sentencesOf(message).flatMap(({ text }) => (asksOfItself(text) ? [] : [text])).join(' ');
  if (!asksOfItself(message) || besides.split(/\s+/).length <= SOME) return draft;
  const question = knowledge.understand(besides);
  const further = await searched({ ...turn, message: besides, asked: question, question, price: undefined, isBlank: false }, 1);
  return answers(further) ? { ...further, answer: `${answer.text}\n${further.answer}`, links: distinctLinks([...answer.links, ...(further.links ?? [])]) } : draft;
}

/** "What could you do for us", after what they have was told, is asked of us, and of that. */
const ofWork = /\bwhat\b.*\b(?:you|u)\b.*\b(?:for|help|with) (?:me|us|that|this|it)\b/i;

async function forThem({ knowledge, memory: { topic = {} } }: Turn): Promise<Draft | undefined> {
  if (!topic.before) return undefined;
  const { sure, known, text, links, topic: after, found } = await answerQuestion(knowledge, knowledge.understand(topic.before), { ...topic, before: undefined }, 1);
  return sure && !after.last?.every((key) => topic.told?.includes(key)) ? { answer: text, links, topic: { ...after, before: topic.before }, known, found } : undefined;
}

/** Who says more than this besides says something of its own. */
const SOME = 4;

/** Tricks, errands and insults. */
export function turnedAway({ act, memory }: Turn): Draft | undefined {
  return act === 'injection' || act === 'off-topic' || act === 'complaint' ? talkBack(act, memory) : undefined;
}

/** "Namaste", "asante sana": that much we understand of other languages. */
export function smallWords({ act, findings, memory, message }: Turn): Draft | undefined {
  // "Hello?", from whoever waits for help.
  if (troubleGoesOn(message, memory.topic?.told)) return undefined;
  return act && act !== 'refusal' && findings.length === 0 ? talkBack(act, memory) : undefined;
}

/** "Asdfgh" is understood by nobody. */
export function ofNoMeaning({ findings, message, memory }: Turn): Draft | undefined {
  return findings.length === 0 && isGibberish(message) ? talkBack('gibberish', memory) : undefined;
}

/** These are said around a question, and the question is what has to be answered. */
const asidesOnly: readonly Act[] = ['pause', 'aside', 'thanks', 'goodbye'];
/** Who says more than this asks something besides. */
const FEW = 2;

/** What is said for its own sake, as learnt from messages; and what says nothing at all. */
export function talkedOnly(turn: Turn): Draft | Promise<Draft> | undefined {
  const { findings, isBlank, knowledge, message, question, asksUs, memory } = turn;
  const talk = findings.every(isWish) && !isBlank ? talkIn(knowledge, message, question, asksUs).surely : sociably(message, findings);
  // "Ok, I will think about it. What should I prepare?"
  const besides = talk && asidesOnly.includes(talk) ? askedBesides(message) : undefined;
  if (besides !== undefined) return searched({ ...turn, message: besides, question: knowledge.understand(besides), isBlank: false });
  if (talk === 'off-topic' && (goesOn(turn) || asksAll(turn))) return searched({ ...turn, asksUs: true });
  // Who says our name is not off our topic: "funny name. Why Longitude?"
  if (talk && !(talk === 'off-topic' && /\blongitude\b/.test(question.plain))) return talk === 'more' ? moreAfter(turn) : talkBack(talk, memory);
  // "And?"
  const saysNothing = question.words.length === 0 && question.aspects.size === 0 && findings.length === 0 && !memory.topic?.before && !knowledge.knows(question);
  return saysNothing ? moreOf(memory) : undefined;
}

/** "Do you have an example in travel" asks something that every thing of ours has, and is surely no talk, whatever it has in common with such. */
const asksAll = ({ message, question }: Turn): boolean => question.aspects.has('example') && seemsAsked(message, true);

/** "And after that?", "why": these ask for something, of what was spoken of. */
const definite = /\b(?:why|how come|after|then|next|who|when|where)\b/i;
/** Of what was not told yet, so much of the chance, and so much in any case. */
const [MEANT, LIKELY] = [0.5, 0.03];

/** What comes after what was told, where that is known; who asks for more of nothing in particular is asked of what. */
async function moreAfter(turn: Turn): Promise<Draft> {
  const { knowledge, message, question, memory } = turn;
  const { topic = {} } = memory;
  if (!topic.before || !definite.test(message)) return moreOf(memory);
  const untold = mayBeTold(await knowledge.search(question, topic), question, topic).filter((one) => !isTold(one, topic));
  const [next] = untold;
  if (!next || next.chance < LIKELY || next.chance < MEANT * untold.reduce((sum, { chance }) => sum + chance, 0) || kindOf(next.passage.about) === 'unpublished') return moreOf(memory);
  const [rendered] = renderAnswer([next]);
  const { told = [] } = topic;
  return { answer: wordsOf(rendered!), links: [next.passage.page], known: true, found: [next], topic: { ...topic, told: [...new Set([...rendered!.tells, ...told])], last: rendered!.tells } };
}

/** Who gives figures of something of ours that is spoken of, or has words of it, is not off our topic: "yes about 300 orders in one month". */
function goesOn({ message, question, memory: { topic } }: Turn): boolean {
  if (!topic?.before || !(pageOf(topic.entity) ?? pageOf(topic.need))) return false;
  const before = new Set(topic.before.split(' ').map(stem));
  const asksNothing = askingSentences(message).asking.length === 0;
  return (asksNothing && counted.test(message)) || question.entities.some((id) => id === topic.entity || id === topic.need) || question.words.some((word) => !isWeak(stem(word)) && before.has(stem(word)));
}

const counted = /\b\d[\d.,]*\s?(?:k\b|\p{L}{3})/u;

/** What else is asked in a message that is mostly something else. */
function askedBesides(message: string): string | undefined {
  const { asking, count } = askingSentences(message);
  const questions = asking.filter((sentence) => actOf(sentence) === undefined && sentence.split(/\s+/).length > FEW);
  return questions.length > 0 && questions.length < count ? questions.join(' ') : undefined;
}

function moreOf(memory: Memory): Draft {
  const page = pageOf(memory.topic?.entity);
  return page ? { answer: assistant.moreOf, links: [page] } : talkBack('more', memory);
}
