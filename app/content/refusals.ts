/** What a form says of an answer that did not take it, beside a field or after its own words. Nobody needs these before that. */
export const refusals = {
  /** Of a file that was chosen and then moved, changed or deleted. */
  unreadable: 'this file was changed or moved since you chose it: please choose it again',
  again: (minutes: number) => `It can be taken again in about ${minutes > 90 ? `${Math.ceil(minutes / 60)} hours` : minutes > 1 ? `${minutes} minutes` : 'a minute'}.`,
} as const;
