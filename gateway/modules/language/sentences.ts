/** A stretch of a text: `text.slice(start, end)`, in UTF-16 units as JavaScript counts. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A part of a message with its place there. */
export interface Part extends Span {
  readonly text: string;
}

/** A full stop after these ends no sentence. */
const abbreviations = /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|er|st|co|ltd|pvt|pte|sdn|col|capt|lt|gen|inc|no|approx|rs|tel|mob|ph|dept|jan|feb|e\.g|i\.e|vs|etc|incl|excl|\p{L})$/iu;

/** The sentences and lines of a message. A point within a number, an address or an abbreviation ends nothing. */
export function sentencesOf(message: string): Part[] {
  const parts: Part[] = [];
  let start = 0;
  const push = (end: number) => {
    const part = trimmed(message, start, end);
    if (part) parts.push(part);
    start = end;
  };
  for (const { 0: mark, index } of message.matchAll(/[.!?؟]+(?=\s|$)|[。！？।]+|\n+/gu)) {
    if (mark === '.' && abbreviations.test(message.slice(start, index)) && index + 1 < message.length) continue;
    push(index + mark.length);
  }
  push(message.length);
  return parts;
}

/** The pieces of a sentence between commas, brackets, dashes and the like. */
export function segmentsOf({ text, start }: Part): Part[] {
  const parts: Part[] = [];
  let from = 0;
  const push = (end: number) => {
    const part = trimmed(text, from, end);
    if (part) parts.push({ text: part.text, start: start + part.start, end: start + part.end });
  };
  for (const { 0: mark, index } of text.matchAll(/,(?!\d)|[;:()[\]<>|•]|\s[/–—-]+\s|\s-(?=\p{L})|[.!?]+$/gu)) {
    push(index);
    from = index + mark.length;
  }
  push(text.length);
  return parts;
}

function trimmed(text: string, start: number, end: number): Part | undefined {
  const inner = text.slice(start, end);
  const bare = inner.trim().replace(/^[-–—~*•]+\s+/, '');
  if (bare === '') return undefined;
  const from = start + inner.indexOf(bare);
  return { text: bare, start: from, end: from + bare.length };
}

export const isQuestion = (text: string): boolean =>
  /[?؟？]\s*$/.test(text) || /^\W*(?:(?:and|so|but|ok|hi|hello|hey|please|also)[,\s]+)*(?:what(?:['’]?s)?|how(?:['’]?s)?|where(?:['’]?s)?|when|which|who|whom|whose|why|do you|does|did you|are you|is there|are there|can you|could you|will you|would you|have you)\b(?!\s*:)/i.test(text);
