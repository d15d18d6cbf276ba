import { assistant } from '#content/assistant.ts';
import type { Item } from '../passage.ts';

/** What is said for its own sake, or is none of our business. */
export type Talk = 'greeting' | 'well-being' | 'thanks' | 'goodbye' | 'off-topic' | 'injection' | 'complaint' | 'puzzled' | 'pause' | 'opening' | 'more' | 'aside' | 'itself';

/** What the assistant says to it. */
export const repliesToTalk: Readonly<Record<Talk, string>> = {
  greeting: assistant.greeting,
  'well-being': assistant.wellBeing,
  thanks: assistant.thanks,
  goodbye: assistant.goodbye,
  'off-topic': assistant.offTopic,
  injection: assistant.injection,
  complaint: assistant.complaint,
  puzzled: assistant.puzzled,
  pause: assistant.pause,
  opening: assistant.opening,
  more: assistant.more,
  // "Ok noted", "hahaha", "sorry, wrong chat".
  aside: assistant.no,
  itself: assistant.itself[0].text,
};

export const kindsOfTalk = Object.keys(repliesToTalk) as readonly Talk[];

/** Each as if it were a passage, so that it is found by known messages, and stands against what the content answers. What the assistant says of itself is a passage already. */
export const talks: readonly { readonly talk: Talk; readonly items: readonly Item[] }[] = Object.entries(repliesToTalk).filter(([talk]) => talk !== 'itself').map(([talk, text]) => ({ talk: talk as Talk, items: [{ text }] }));
