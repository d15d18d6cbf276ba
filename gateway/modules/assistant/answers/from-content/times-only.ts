import type { Found } from '../../knowledge/knowledge.ts';
import { wantedAspects } from '../../knowledge/in-context.ts';
import type { Passage } from '../../knowledge/passage.ts';
import type { Question, Topic } from '../../knowledge/question.ts';

const made = new WeakMap<Passage, Passage>();

/** A passage that tells of times and sums, with the times alone. */
export function timesOf(passage: Passage, ofTime: string): Passage {
  const times = made.get(passage) ?? { ...passage, lead: undefined, ofTime: undefined, items: [{ text: ofTime }] };
  made.set(passage, times);
  return times;
}

/** "And how long?", after the price: what projects took, without what they cost. */
export function withTimesOnly(one: Found, question: Question, topic: Topic): Found {
  const { ofTime } = one.passage;
  const wanted = wantedAspects(question, topic);
  return ofTime !== undefined && wanted.has('duration') && !wanted.has('price') ? { ...one, items: [1], passage: timesOf(one.passage, ofTime) } : one;
}
