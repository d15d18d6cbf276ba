import type { Action } from '#content/types.ts';

/** What the assistant says. All of it is plain text. */
export interface ChatReply {
  response: string;
  /** The pages that the answer comes from or leads to, on this site only; the best one first. */
  links: readonly Action[];
  /** Questions that the visitor might ask next. */
  suggestions: readonly string[];
}
