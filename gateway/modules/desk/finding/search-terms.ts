/** Words of one search that count; more only narrow what is narrow already. */
const MAX_TERMS = 8;

/** A telephone number as people write one, of at least as many digits as tell it from other numbers. */
const phoneNumber = /^\+?[\d\s()./-]+$/;
const FEWEST_PHONE_DIGITS = 5;
/** The last digits of a number are the same with its country's code and without. */
const OWN_DIGITS = 9;

/** Shorter than the three letters that the index goes by. */
const SHORT = 3;

/**
 * What a record's text must be LIKE, all of it, to be found. Each word may stand anywhere, also within a longer one; a
 * word of one or two letters stands at the beginning of one. A telephone number is looked for by its digits, with or
 * without its country's code.
 */
export function searchPatterns(search: string): string[] {
  const digits = search.replace(/\D/g, '').replace(/^0+/, '');
  if (phoneNumber.test(search.trim()) && digits.length >= FEWEST_PHONE_DIGITS) return [`%${digits.slice(-OWN_DIGITS)}%`];
  const words = search.trim().split(/\s+/).filter(Boolean).slice(0, MAX_TERMS);
  return [...new Set(words)].map((word) => `${isShort(word) ? '% ' : '%'}${escaped(word)}%`);
}

/** Of other scripts each character counts for two letters in the index. */
function isShort(word: string): boolean {
  return word.length < SHORT && /^\p{ASCII}*$/u.test(word);
}

function escaped(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}
