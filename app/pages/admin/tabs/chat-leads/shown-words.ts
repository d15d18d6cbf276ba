import { withoutTurns } from '../../../../lib/direction.ts';

/** Stands for a character that is not shown. No text in the database holds it. */
const GONE = '\0';

/** More than one line of nothing that is seen. */
const BLANK_LINES = /(?<=^|\n)(?:(?:[^\S\n]|[\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069])*\n){2,}/g;

/** A text in which all blank lines but the first of a row are marked to be left out. It is as long as it was: places in it are the same. */
export function withMarkedLines(text: string): string {
  return text.replaceAll(BLANK_LINES, (lines) => `${GONE.repeat(lines.length - 1)}\n`);
}

/** What is shown of a part of such a text. */
export function shownWords(part: string): string {
  return withoutTurns(part.replaceAll(GONE, ''));
}
