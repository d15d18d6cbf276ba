import { assistant } from '#content/assistant.ts';
import type { Finding } from '../../../leads/evidence.ts';
import type { Topic } from '../../knowledge/question.ts';
import { answerEach } from '../from-content/answer-in-parts.ts';
import { EACH, type Answer } from '../from-content/answer-question.ts';
import { partsAsked } from '../from-content/parts-asked.ts';
import { troubleGoesOn, troubleOf } from '../prepared/trouble.ts';
import { turnOf, type Draft, type Step, type Turn } from '../turn.ts';
import { clockAsked, clocksReckoned, dayOfWeekAsked } from './now.ts';
import { dayWanted, privacyRequested, promiseWanted, remoteAsked } from './prepared.ts';
import { detailsChecked, partPutRight, replyAwaited } from './told.ts';
import { reckoned } from './reckoned.ts';
import { searched } from './searched.ts';
import { sumWeighed } from './sums.ts';

/** What answers a question other than the search does. */
const own: readonly Step[] = [privacyRequested, detailsChecked, replyAwaited, reckoned, sumWeighed, dayWanted, clocksReckoned, clockAsked, dayOfWeekAsked, remoteAsked, promiseWanted];

/** Who asks several things at once hears of each, whatever answers it: "how long do you keep it, and can I have it deleted?" */
export async function askedInParts(turn: Turn): Promise<Draft | undefined> {
  const { knowledge, message, memory, asked, act } = turn;
  if (act === 'injection' || act === 'off-topic' || act === 'complaint') return undefined;
  const parts = partsAsked(knowledge, knowledge.understand(message));
  if (parts.length === 1) return undefined;
  // Whoever is in trouble is helped first, and what they put right is no question.
  if (troubleOf(message) || troubleGoesOn(message, memory.topic?.told) || partPutRight(turn)) return undefined;
  const given: Given[] = [];
  const { text, links, topic, known, found } = await answerEach(knowledge, parts, asked, memory.topic ?? {}, async (part, meant) => {
    const one = await answered(turn, part.said, meant);
    given.push(one);
    return asAnswer(one.draft, meant);
  });
  // "Are you open on Saturday? And on Sunday?" is answered in one.
  const [{ step } = {}] = given;
  const inOne = step && given.every((one) => one.step === step) ? await step(turn) : undefined;
  if (inOne && given.every(({ draft }) => draft.answer !== inOne.answer)) return undefined;
  const drafts = given.map(({ draft }) => draft);
  return { answer: text, links, topic, known, found, asked: drafts.find((draft) => draft.asked)?.asked, refused: drafts.some(({ refused }) => refused) || undefined };
}

interface Given {
  readonly draft: Draft;
  /** Nothing where it was searched for. */
  readonly step?: Step;
}

/** The turn in which only this part of the message was said. */
function partOf({ knowledge, heard, findings, thanks }: Turn, message: string, topic: Topic): Turn {
  const start = heard.message.indexOf(message);
  const isWithin = (one: Finding) => start >= 0 && one.start >= start && one.end <= start + message.length;
  const told = findings.filter(isWithin).map((one) => ({ ...one, start: one.start - start, end: one.end - start }));
  const part = turnOf(knowledge, { ...heard, message, findings: told, changed: [], memory: { ...heard.memory, topic } });
  // "My budget is 20k. Is that enough, and how long does it take?"
  const sums = part.asked.pointsBack && !part.asked.aspects.has('duration') ? findings.filter((one) => one.field === 'budget' && !isWithin(one)) : [];
  return { ...part, thanks, findings: [...told, ...sums] };
}

async function answered(turn: Turn, message: string, topic: Topic): Promise<Given> {
  // "Can I have it deleted?" is asked of what was spoken of in the message before as well.
  const before = [turn.memory.topic?.before, topic.before].filter(Boolean).join(' ');
  const part = partOf(turn, message, { ...topic, before });
  for (const step of own) {
    const draft = await step(part);
    if (draft && draft.answer !== '') return { draft: { known: true, ...draft }, step };
  }
  return { draft: await searched(partOf(turn, message, topic), EACH) };
}

/** What is only talked back to says nothing on it. */
const asAnswer = ({ answer, links = [], topic, known = answer !== assistant.unknown, found = [], talked }: Draft, before: Topic): Answer =>
  talked ? { text: assistant.unknown, links: [], topic: before, known: false, sure: false, found: [] } : { text: answer, links, topic: topic ?? before, known, sure: known, found };
