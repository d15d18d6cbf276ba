import { sentencesOf } from '../../../language/sentences.ts';
import type { Finding } from '../../../leads/evidence.ts';
import { askingSentences } from '../../knowledge/asking.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Question } from '../../knowledge/question.ts';
import type { Talk } from '../../knowledge/talk/talk.ts';
import { talkOf } from '../../knowledge/talk/talk-of.ts';
import { asksOfItself } from './about-itself.ts';
import type { Act } from './acts.ts';
import { isGibberish } from './gibberish.ts';
import { ownSums } from '../reactions/too-dear.ts';

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
/** With less of a chance than this a message is no talk, however like known talk its words are. What is none of our business is put as what is: of that it says less. */
const HARDLY_ANY = 0.02;
/** From here on what is learnt tells which kind of talk it is: "you are really good at this, thanks" does not ask how we are. */
const SURELY_KIND = 0.95;
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
  const { talk, chance } = talkOf(message);
  const isKnown = knowledge.knows(question);
  const likest = knowledge.talk(question);
  const like = isKnown ? likest : likest && asLearnt(likest, talk, chance);
  // "Salam, my friend. What is the timing in Dubai?"
  const known = like && sociable.includes(like) && question.aspects.size > 0 && askingSentences(message).asking.length > 0 ? undefined : like;
  if (known || isKnown) return { surely: known, rather: undefined };
  const from = (least: number) => (chance >= Math.max(least, likeWishes.includes(talk) ? SURELY_NO_WISH : 0) ? talk : undefined);
  // "So you can't help me?" is a question, however it sounds.
  const isAsked = talk === 'complaint' && askingSentences(message).asking.length > 0;
  return { surely: isAsked ? undefined : from(asksUs ? IN_SPITE : SURELY), rather: asksUs ? undefined : from(RATHER) };
}

/** What a message is that is like known talk, as far as what is learnt agrees: what only has words of talk in it is none ("would you show my messages to the police?"). */
function asLearnt(likest: Talk, talk: Talk, chance: number): Talk | undefined {
  if (chance >= SURELY_KIND) return talk;
  return chance >= HARDLY_ANY || likest === 'off-topic' ? likest : undefined;
}

/** So likely it is meant to be polite, though it names a place or a day: "good morning from Nairobi", "bye, talk tomorrow". */
const SURELY_SOCIABLE = 0.9;

/** What a message is said for that is polite and tells something in passing, but no address: who gives that wants more. */
export function sociably(message: string, findings: readonly Finding[]): Talk | undefined {
  if (findings.some(({ field }) => field === 'email' || field === 'phone' || field === 'name' || field === 'company')) return undefined;
  const { talk, chance } = talkOf(message);
  return chance >= SURELY_SOCIABLE && sociable.includes(talk) ? talk : undefined;
}

/** So likely it asks, as learnt from messages, however it is put: "any special rate for an NGO". By trial: of 2,000 messages that told something 9 were. */
const ASKED = 0.8;
/** The same of what has the form of an introduction: "I am an accountant". */
const SURELY_ASKED = 0.97;
/** And with less of a chance that it is talk. */
const HARDLY_TALK = 0.2;

/** Whether a message that has no form of a question seems to ask all the same. */
export function seemsAsked(message: string, introduces = false): boolean {
  const { asks, chance } = talkOf(message);
  return asks >= (introduces ? SURELY_ASKED : ASKED) && chance < HARDLY_TALK;
}

/** The visitor's sentences, which tell something of them only where they are about us. */
export const isWish = ({ field }: Finding): boolean => field === 'purposeOfVisit' || field === 'requirements';

const speaksOfNobody: readonly Act[] = ['injection', 'complaint', 'aside'];

/**
 * What of the findings is told of the visitor. Who tries to turn the assistant, scolds or laughs tells nothing of themselves; but an address is
 * an address. What is none of our business is no wish for a lead: "help me with my homework", "I want a pizza". Nor is a sum of ours that they
 * find too high what they have to spend.
 */
export function toldBy(knowledge: Knowledge, message: string, act: Act | undefined, read: readonly Finding[]): readonly Finding[] {
  const ofItself = sentencesOf(message).filter(({ text }) => asksOfItself(text));
  const isOfItself = (one: Finding) => (isWish(one) || one.field === 'servicesInterested') && ofItself.some(({ start, end }) => start <= one.start && end >= one.end);
  const findings = ownSums(message, read).filter((one) => !isOfItself(one));
  if (isGibberish(message)) return [];
  if (act && speaksOfNobody.includes(act)) return findings.filter(({ field }) => field === 'email' || field === 'phone');
  if (!findings.some(isWish) || (act !== 'off-topic' && !findings.every(isWish))) return findings;
  const question = knowledge.understand(message);
  const asksUs = knowledge.asksUs(question);
  const isIdle = act === 'off-topic' ? !asksUs : talkIn(knowledge, message, question, asksUs).surely !== undefined;
  return isIdle ? findings.filter((one) => !isWish(one)) : findings;
}
