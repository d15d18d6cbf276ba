/** Signs that English prose is written with: no letters or digits of other kinds, no pictures, nothing that cannot be seen. */
const unusual = /[^\n -~\u00a0-\u00ac\u00ae-\u024f\u2010-\u2026\u202f\u20a0-\u20cf\u2122]/gu;

/** Letters of a word; longer ones are no English. */
const LONGEST_WORD = 20;
const tooLong = new RegExp(`\\p{L}{${LONGEST_WORD + 1},}`, 'gu');

/** So many single signs in a row spell something out. */
const SPELLED = 6;
const single = /^(?:.|zero|one|two|three|four|five|six|seven|eight|nine|al(?:f|ph)a|bravo|charlie|delta|echo|foxtrot)$/u;

/** Points and strokes in groups of their own, as in Morse code. */
const strokes = /(?:(?:^|\s)[.·•_–—-]+(?=\s|$)){3}/;

/**
 * Whether a text is written as English prose is. What is written otherwise may hold something that is to be read
 * otherwise: in signs that look like letters, spelled out sign by sign, or in one long word. Signs and words that the
 * facts hold are as they should be.
 */
export function isPlainWriting(text: string, facts: string): boolean {
  const isOurs = (found: string) => facts.includes(found);
  if (!(text.match(unusual) ?? []).every(isOurs) || !(text.match(tooLong) ?? []).every(isOurs) || strokes.test(text)) return false;
  let row = 0;
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    row = single.test(word) ? row + 1 : 0;
    if (row >= SPELLED) return false;
  }
  return true;
}
