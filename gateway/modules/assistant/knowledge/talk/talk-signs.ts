/** Letters in a row, within a word and its ends: "thnk" and "thanx" have some of them in common with "thanks". */
const LETTERS = [2, 3, 4];
/** Words of a message, from which on it is just long. */
const LONG = 12;

/** What can be told of a message that may be said for its own sake: words, two in a row, how each begins and goes on, and how long it is. */
export function talkSignsOf(message: string): string[] {
  const words = message.toLowerCase().replace(/[’‘]/g, "'").match(/\p{L}[\p{L}\p{M}']*|\p{N}+|[?!]/gu) ?? [];
  const signs = new Set(['', `size ${Math.min(words.length, LONG)}`, ...(/\p{N}/u.test(message) ? ['figure'] : [])]);
  for (const [at, word] of words.entries()) {
    signs.add(`w ${word}`).add(`w2 ${words[at - 1] ?? '<'} ${word}`);
    if (at === words.length - 1) signs.add(`last ${word}`);
    // "Hiiii", "sooo": more than two of a letter are two.
    const plain = `^${word.replace(/(.)\1{2,}/gu, '$1$1')}$`;
    for (const length of LETTERS) for (let from = 0; from + length <= plain.length; from++) signs.add(`c ${plain.slice(from, from + length)}`);
  }
  return [...signs];
}
