import type { Finding } from '../../leads/evidence.ts';
import { askingSentences } from '../knowledge/asking.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Question } from '../knowledge/question.ts';
import type { Talk } from '../knowledge/talk/talk.ts';
import { talkOf } from '../knowledge/talk/talk-of.ts';
import type { Act } from './acts.ts';
import { isGibberish } from './gibberish.ts';

/** What a message is said for, if it asks and tells nothing. */
export interface Talked {
  /** In any case. */
  readonly surely: Talk | undefined;
  /** Where it is doubtful what answers it. */
  readonly rather: Talk | undefined;
}

/** From here on a message is taken for talk. By trial on questions and talk that were not learnt from. */
const SURELY = 0.8;
const RATHER = 0.5;
/** So likely in spite of what the site answers: "you are only a bot, no?" */
const IN_SPITE = 0.99;
/** These are put like questions and wishes to us: "book me a call" and "book me a cab". */
const likeWishes: readonly Talk[] = ['off-topic', 'injection'];
const SURELY_NO_WISH = 0.95;

/** "What if it gives wrong answers?" scolds nobody, and is no errand. */
const supposing = /^\W*(?:(?:and|but|so) )?(?:what if|what happens (?:if|when)|suppose|in case)\b/i;

/** What is said beside a question, and is none. */
const sociable: readonly Talk[] = ['greeting', 'thanks', 'goodbye', 'pause', 'aside'];

/** Whether a message is small talk or none of our business: by known messages, and else by what is learnt of them. What is known word for word to be asked of us is none. */
export function talkIn(knowledge: Knowledge, message: string, question: Question, asksUs: boolean): Talked {
  if (supposing.test(message)) return { surely: undefined, rather: undefined };
  const like = knowledge.talk(question);
  // "Salam, my friend. What is the timing in Dubai?"
  const known = like && sociable.includes(like) && question.aspects.size > 0 && askingSentences(message).asking.length > 0 ? undefined : like;
  if (known || knowledge.knows(question)) return { surely: known, rather: undefined };
  const { talk, chance } = talkOf(message);
  const from = (least: number) => (chance >= Math.max(least, likeWishes.includes(talk) ? SURELY_NO_WISH : 0) ? talk : undefined);
  // "So you can't help me?" is a question, however it sounds.
  const isAsked = talk === 'complaint' && askingSentences(message).asking.length > 0;
  return { surely: isAsked ? undefined : from(asksUs ? IN_SPITE : SURELY), rather: asksUs ? undefined : from(RATHER) };
}

/** The visitor's sentences, which tell something of them only where they are about us. */
export const isWish = ({ field }: Finding): boolean => field === 'purposeOfVisit' || field === 'requirements';

const speaksOfNobody: readonly Act[] = ['injection', 'complaint', 'aside'];

/**
 * What of the findings is told of the visitor. Who tries to turn the assistant, scolds or laughs tells nothing of themselves; but an address is
 * an address. What is none of our business is no wish for a lead: "help me with my homework", "I want a pizza".
 */
export function toldBy(knowledge: Knowledge, message: string, act: Act | undefined, findings: readonly Finding[]): readonly Finding[] {
  if (isGibberish(message)) return [];
  if (act && speaksOfNobody.includes(act)) return findings.filter(({ field }) => field === 'email' || field === 'phone');
  if (!findings.some(isWish) || (act !== 'off-topic' && !findings.every(isWish))) return findings;
  const question = knowledge.understand(message);
  const asksUs = knowledge.asksUs(question);
  const isIdle = act === 'off-topic' ? !asksUs : talkIn(knowledge, message, question, asksUs).surely !== undefined;
  return isIdle ? findings.filter((one) => !isWish(one)) : findings;
}
