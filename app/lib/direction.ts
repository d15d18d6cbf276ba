/** Embeddings, overrides and isolates, and what ends them: one of them can turn everything after it backwards. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g;

/** What somebody has typed, in the directions of its letters and no other. Their places in it change: marks are set before. */
export function withoutTurns(text: string): string {
  return text.replace(TURNS, '');
}
