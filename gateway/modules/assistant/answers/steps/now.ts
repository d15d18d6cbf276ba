import { contactLink } from '../answer-question.ts';
import { clockSum } from '../clock-sums.ts';
import { asksForTheTime, clocksAt, officeMeant, openOnDay } from '../office-now.ts';
import type { Draft, Turn } from '../turn.ts';

/** "If it is 3 pm in KL, what is it in Dubai?" is reckoned. */
export function clocksReckoned({ knowledge, message, question, heard, memory }: Turn): Draft | undefined {
  const topic = memory.topic ?? {};
  const answer = clockSum(knowledge, message, question, topic, heard.at);
  return answer === undefined ? undefined : { answer, links: [contactLink], topic: { ...topic, aspect: 'hours', before: question.plain } };
}

/** "What time is it there?" has what our clocks show now. */
export function clockAsked({ question, heard, memory }: Turn): Draft | undefined {
  return asksForTheTime(question) ? { answer: clocksAt(heard.at, officeMeant(question, memory.topic ?? {})), links: [contactLink] } : undefined;
}

/** "Are you open on Saturday?" has a yes or a no. */
export function dayOfWeekAsked({ question, memory }: Turn): Draft | undefined {
  const answer = openOnDay(question, memory.topic ?? {});
  return answer === undefined ? undefined : { answer, links: [contactLink], topic: { ...memory.topic, aspect: 'hours', before: question.plain } };
}
