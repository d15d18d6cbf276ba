import { assistant } from '#content/assistant.ts';
import { offices } from '#content/offices.ts';
import { closedDayIn, isOpen, nextOpening } from './office-now.ts';
import type { Draft, Step, Turn } from '../turn.ts';

/** What is remembered of who heard that nobody picks up now. */
export const CLOSED = 'closed now';

/** The offices that give a number. */
const called = offices.filter(({ phone }) => phone);
/** A line that sends somebody to all phones. */
const offersCall = (answer: string) => called.every(({ phone }) => answer.includes(phone!.display));

/**
 * A step that sends nobody to phones that nobody picks up: while no office with a number is open, or where they would call on a day when none is, that is
 * said, once, with when one opens next and that writing works at any time.
 */
export const asOpenNow =
  (step: Step): Step =>
  async (turn) => {
    const draft = await step(turn);
    return draft && offersCall(draft.answer) ? withClosed(turn, draft) : draft;
  };

function withClosed({ heard: { at }, message, memory }: Turn, draft: Draft): Draft {
  const { closedNow, closedOnDay, opensNext, writing } = assistant.open;
  const topic = draft.topic ?? memory.topic ?? {};
  const { told = [] } = topic;
  const day = closedDayIn(message, at);
  const opens = nextOpening(day?.from ?? at, called);
  const isClosed = called.every((office) => !isOpen(office, at));
  if (!(day || isClosed) || told.includes(CLOSED) || !opens || draft.answer.includes(closedNow)) return draft;
  const line = [day ? closedOnDay(day.name) : closedNow, opensNext(opens.city, opens.day), writing].join(' ');
  return { ...draft, answer: `${draft.answer}\n${line}`, topic: { ...topic, told: [...told, CLOSED] } };
}
