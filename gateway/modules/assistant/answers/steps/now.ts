import { assistant } from '#content/assistant.ts';
import { offices } from '#content/offices.ts';
import { contactLink } from '../from-content/answer-question.ts';
import { clockSum } from '../prepared/clock-sums.ts';
import { asksForTheTime, clocksAt, officeMeant, openOnDay } from '../prepared/office-now.ts';
import type { Draft, Turn } from '../turn.ts';
import { withFacts } from '../from-content/with-facts.ts';

/** "If it is 3 pm in KL, what is it in Dubai?" is reckoned. */
export function clocksReckoned({ knowledge, message, question, heard, memory }: Turn): Draft | undefined {
  const topic = memory.topic ?? {};
  const answer = clockSum(knowledge, message, question, topic, heard.at);
  return answer === undefined ? undefined : { answer: [answer, asksWhoIsThere.test(message) && thereThen(answer)].filter(Boolean).join(' '), links: [contactLink], topic: { ...topic, aspect: 'hours', before: question.plain } };
}

/** "Somebody there?", "are you open then?" */
const asksWhoIsThere = /\b(?:(?:any|some)(?:body|one)|you|they|office|people)\b[^?.,]*\b(?:there|in|around|awake|open|closed|at work|working|available)\b|\b(?:open|closed)\b|\b(?:can|could|may) (?:i|we) (?:still )?(?:call|ring|phone|reach|come)\b/i;

/** Whether an office is open at the hour that its clock was just said to show. */
function thereThen(reckoned: string): string | undefined {
  const office = offices.find(({ city }) => new RegExp(`\\d in ${city}(?:[. ]|$)`).test(reckoned) && reckoned.lastIndexOf(city) > reckoned.indexOf(','));
  const hour = Number(/(\d\d):\d\d in [^,]*$/.exec(reckoned)?.[1]);
  const { hoursOf, thenOpen, thenClosed } = assistant.open;
  return office && `${hour >= office.opens && hour < office.closes ? thenOpen : thenClosed} ${hoursOf(office.city)}`;
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
