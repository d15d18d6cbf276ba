import { allPassages } from '../../knowledge/content.ts';
import type { Found } from '../../knowledge/knowledge.ts';
import { wantedAspects } from '../../knowledge/in-context.ts';
import { passageKey, type Passage } from '../../knowledge/passage.ts';
import type { Question, Topic } from '../../knowledge/question.ts';

const made = new WeakMap<Passage, Passage>();

/** A passage that tells of times and sums, with the times alone. */
function timesOf(passage: Passage, ofTime: string): Passage {
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

let byKey: ReadonlyMap<string, Passage> | undefined;

/** What was told under a key, as long as the content still says it: a conversation remembers keys alone (render-passage.ts). */
export function passageTold(key: string): Passage | undefined {
  byKey ??= new Map(allPassages().flatMap((passage) => (passage.ofTime === undefined ? [passage] : [passage, timesOf(passage, passage.ofTime)])).map((passage) => [passageKey(passage), passage]));
  return byKey.get(key);
}
