import { assistant } from '#content/assistant.ts';
import type { Memory } from '../../../conversations/conversation.entity.ts';
import { askingSentences } from '../../knowledge/asking.ts';
import { pageOf } from '../../knowledge/content.ts';
import { ofItself } from '../about-itself.ts';
import { actOf, type Act } from '../acts.ts';
import { isGibberish } from '../gibberish.ts';
import { isWish, sociably, talkIn } from '../small-talk.ts';
import { talkBack } from '../talk-back.ts';
import type { Draft, Turn } from '../turn.ts';
import { searched } from './searched.ts';

/** "Do you ever get bored in there?" is no errand, though nothing of ours is asked. */
export function wondersAtIt({ message, asked, act, findings }: Turn): Draft | undefined {
  const answer = act === 'injection' || act === 'complaint' || !findings.every(isWish) ? undefined : ofItself(message, asked);
  return answer && { answer: answer.text, links: answer.links };
}

/** Tricks, errands and insults. */
export function turnedAway({ act, memory }: Turn): Draft | undefined {
  return act === 'injection' || act === 'off-topic' || act === 'complaint' ? talkBack(act, memory) : undefined;
}

/** "Namaste", "asante sana": that much we understand of other languages. */
export function smallWords({ act, findings, memory }: Turn): Draft | undefined {
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
  // Who says our name is not off our topic: "funny name. Why Longitude?"
  if (talk && !(talk === 'off-topic' && /\blongitude\b/.test(question.plain))) return talk === 'more' ? moreOf(memory) : talkBack(talk, memory);
  // "And?"
  const saysNothing = question.words.length === 0 && question.aspects.size === 0 && findings.length === 0 && !memory.topic?.before && !knowledge.knows(question);
  return saysNothing ? moreOf(memory) : undefined;
}

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
