import { assistant } from '#content/assistant.ts';
import { contactLink } from '../from-content/answer-question.ts';
import { isWish } from '../talk/small-talk.ts';
import { afterLeaving, askedAfterLeaving } from '../telling/after-leaving.ts';
import { keptBack } from '../telling/kept-back.ts';
import { troubleGoesOn } from '../prepared/trouble.ts';
import { isLeftAlone } from '../telling/left-alone.ts';
import { promiseFor } from '../telling/promised.ts';
import { isAddress, turnOf, type Draft, type Turn } from '../turn.ts';
import { searched } from './searched.ts';
import { ofApplying } from './told.ts';

// What is said about an address that was left, or that is not going to be.

/** How it is asked of a piece of work. */
const WHAT_NEXT = 'what is the first step';

/** "What happens now?", "ok done?", of who left how to reach them; of who wants something and did not, how such work begins. */
export async function leftBefore(turn: Turn): Promise<Draft | undefined> {
  const { knowledge, message, heard, findings, memory } = turn;
  if (!findings.every(isWish) || ofApplying.test(message)) return undefined;
  if (isLeftAlone(memory.topic) && askedAfterLeaving(message)) return { answer: assistant.leftAlone.again, suggestions: [] };
  const answer = afterLeaving(message, heard.lead, promiseFor(message, memory.topic, heard.lead));
  if (answer !== undefined) return { answer, suggestions: [] };
  const need = memory.topic?.need;
  // Whose app is down does not ask how ours are begun.
  if (!need || askedAfterLeaving(message) !== 'next' || troubleGoesOn(message, memory.topic?.told)) return undefined;
  return searched({ ...turnOf(knowledge, { ...heard, message: WHAT_NEXT, findings: [], memory: { ...memory, topic: { ...memory.topic, entity: need } } }), thanks: undefined });
}

/** "Not ready to share my number", "I will call you myself": they are asked for nothing any more, and what they ask besides is answered. */
export async function nothingLeft({ knowledge, heard, message, memory, findings }: Turn): Promise<Draft | undefined> {
  const kept = findings.some(isAddress) ? undefined : keptBack(message, memory.asked !== undefined);
  if (!kept) return undefined;
  if (kept.besides !== '') return { ...(await searched({ ...turnOf(knowledge, { ...heard, message: kept.besides, findings: [] }), thanks: undefined })), refused: true };
  return { answer: assistant.noted[kept.how], links: kept.how === 'themselves' ? [contactLink] : [], refused: true };
}
