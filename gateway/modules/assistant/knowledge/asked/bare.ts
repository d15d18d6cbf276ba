import { isFiller } from '../../../language/words.ts';

/** A question without what one says for politeness around it. */
export const bare = (question: string) =>
  question
    .split(' ')
    .filter((word) => !polite.has(word) && !isFiller(word))
    .join(' ');

const polite: ReadonlySet<string> = new Set(['*', 'hi', 'hello', 'hey', 'please', 'ok', 'okay', 'so', 'and', 'well', 'sir', 'madam', 'dear', 'kindly', 'there', 'the', 'a', 'an']);
