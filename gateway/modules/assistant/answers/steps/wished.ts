import { assistant } from '#content/assistant.ts';
import { wishesIn } from '../telling/acknowledge.ts';
import { actOf } from '../talk/acts.ts';
import { contactLink } from '../from-content/answer-question.ts';
import { asksOfWish, withoutWishes, type ContactWish } from '../telling/contact-wishes.ts';
import { isReachable } from '../telling/known-lead.ts';
import { hasNeed } from '../telling/next-ask.ts';
import { promises } from '../telling/promised.ts';
import { troubleOf } from '../prepared/trouble.ts';
import { isAddress, turnOf, type Draft, type Step, type Turn } from '../turn.ts';
import { inTrouble, privacyRequested } from './prepared.ts';
import { searched } from './searched.ts';
import { talkedOnly } from './talk.ts';
import { detailsChecked, onlyTold, replyAwaited } from './told.ts';

/** What the rest of such a message may be. */
const besides: readonly Step[] = [privacyRequested, inTrouble, detailsChecked, replyAwaited, onlyTold, talkedOnly, (turn) => searched(turn)];

/** "No calls please", "whatsapp only", "after 3 pm": how somebody wishes to be reached is said back in the thanks; what they ask besides is answered. */
export async function contactWished(turn: Turn): Promise<Draft | undefined> {
  const { heard, findings, thanks } = turn;
  const wishes = wishesIn(heard, findings);
  if (wishes.length === 0 || !thanks || troubleOf(heard.message)) return undefined;
  const own = onWishes(wishes, turn);
  const rest = restOf(turn, wishes);
  if (!rest) return own;
  for (const step of besides) {
    const draft = await step(rest);
    // One thing is asked at a time.
    if (draft) return draft.asked && own.asked ? draft : { ...draft, answer: [draft.answer, own.answer].filter(Boolean).join('\n'), asked: draft.asked ?? own.asked };
  }
  return own;
}

/** "Did you write down that I don't want calls?" */
export function wishChecked({ message }: Turn): Draft | undefined {
  return asksOfWish(message) ? { answer: assistant.noted.heardPart } : undefined;
}

/** What is left of the message, where that says anything. */
function restOf({ knowledge, heard, thanks }: Turn, wishes: readonly ContactWish[]): Turn | undefined {
  const message = withoutWishes(heard.message, wishes);
  const rest = { ...turnOf(knowledge, { ...heard, message }), thanks };
  const isSaid = rest.asked.words.length > 0 || rest.asked.aspects.size > 0;
  return isSaid && actOf(message) === undefined ? rest : undefined;
}

/** What there is to say to the wishes themselves. */
function onWishes(wishes: readonly ContactWish[], { heard, findings, memory, thanks = '' }: Turn): Draft {
  const { noted } = assistant;
  const kinds = new Set(wishes.map(({ kind }) => kind));
  const isLeft = isReachable(heard.lead) || findings.some(isAddress);
  if (!isLeft && !memory.refused && wishes.some(({ kind, text }) => kind === 'when' && beginsToCall.test(text))) return { answer: noted.call, links: [contactLink], asked: 'reach' };
  const mayAsk = !isLeft && heard.lead && hasNeed(heard.lead) && !memory.refused && memory.asked !== 'reach' && !memory.askedBefore?.includes('reach');
  if (mayAsk && (kinds.has('not') || kinds.has('only'))) return { answer: noted.writeTo, asked: 'reach' };
  const isRelayed = kinds.has('relay') && !promises(thanks);
  const said = [isLeft && wishes.some(namesDay) && !isRelayed && noted.wishedHour, kinds.has('tongue') && noted.wishedTongue, kinds.has('letters') && noted.noLetters, isRelayed && noted.relayed];
  return { answer: said.filter(Boolean).join(' ') };
}

const beginsToCall = /^(?:(?:best|better|only|please|just|you can|you may) )*(?:call|ring|phone|whats ?app|text|contact|reach)\b/i;

/** "Tomorrow before 11", and not "never on Sundays". */
const namesDay = ({ kind, text }: ContactWish) => kind === 'when' && !/\b(?:not|never|except|any ?time|only)\b/i.test(text) && /\b(?:today|tomorrow|tmrw|tmr|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i.test(text);
