/** What the desk says where the server says nothing. */
export const deskErrors = {
  /** There was no answer at all. */
  silent: 'The server did not answer. Please check your connection.',
  /** After the status, of an answer without a word. */
  empty: 'No answer',
} as const;
