import { contactLink } from '../from-content/answer-question.ts';
import { clockSum } from '../prepared/clock-sums.ts';
import { asksForTheTime, clocksAt, officeMeant, openOnDay } from '../prepared/office-now.ts';
import type { Draft, Turn } from '../turn.ts';
import { withFacts } from '../from-content/with-facts.ts';

/** "If it is 3 pm in KL, what is it in Dubai?" is reckoned. */
export function clocksReckoned({ knowledge, message, question, heard, memory }: Turn): Draft | undefined {
  const topic = memory.topic ?? {};
  const answer = clockSum(knowledge, message, question, topic, heard.at);
  return answer === undefined ? undefined : { answer, links: [contactLink], topic: { ...topic, aspect: 'hours', before: question.plain } };
}

/** Who says more than this asks more than what time it is. */
const FEW = 3;

/** "What time is it there?" has what our clocks show now, and what else is asked with it. */
export async function clockAsked({ knowledge, question, heard, memory: { topic = {} } }: Turn): Promise<Draft | undefined> {
  if (!asksForTheTime(question)) return undefined;
  const draft: Draft = { answer: clocksAt(heard.at, officeMeant(question, topic)), links: [contactLink] };
  return question.words.length > FEW ? withFacts(knowledge, question, topic, draft) : draft;
}

/** "Are you open on Saturday?" has a yes or a no. */
export function dayOfWeekAsked({ question, memory }: Turn): Draft | undefined {
  const answer = openOnDay(question, memory.topic ?? {});
  return answer === undefined ? undefined : { answer, links: [contactLink], topic: { ...memory.topic, aspect: 'hours', before: question.plain } };
}
