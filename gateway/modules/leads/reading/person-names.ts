import type { Finding } from '../evidence.ts';
import { isRole } from './business-words.ts';
import { escaped } from './escaped.ts';
import { isGivenName, isTownToo } from './given-names.ts';
import { honorific, isEnglish, isFirm, isParticle, isPersonName, looksLikeAdjective, mayBePart, personName } from './proper-names.ts';
import { isPlace } from './places.ts';

const title = new RegExp(`^(?:${honorific})`, 'iu');
const named = new RegExp(`^${personName}`, 'u');
const lowerNamed = /^[\p{L}\p{M}][\p{L}\p{M}'’-]*\.?(?:[ \t]+[\p{L}\p{M}][\p{L}\p{M}'’./-]*){0,4}/u;
/** A name that is written small ends where the clause does, or before these. */
const clauseEnd = /^[ \t]*(?:$|[,.;:!()\n–—-]|\+?\d|[\w.+-]+@|(?:and|from|here|at|of|in|with|this|speaking|calling|by|dari|se|hai|hoon|i|we|my|our)(?!\p{L}))/iu;

/**
 * The name that begins at a place of a message.
 *
 * @param certain a name comes there, however it is written; otherwise it has to be written as one, or be known as one
 */
export function nameAt(message: string, at: number, certain: boolean): Finding | undefined {
  const ahead = message.slice(at);
  const skipped = title.exec(ahead)?.[0].length ?? 0;
  const rest = ahead.slice(skipped);
  const written = named.exec(rest)?.[0];
  const value = written ? withoutHome(trimName(written)) : smallName(rest, certain || skipped > 0);
  if (/^\p{Ll}/u.test(value) && looksLikeAdjective(value)) return undefined;
  if (/^\p{Ll}/u.test(value) && !isGivenName(value.split(/[ \t]/)[0]!) && value.split(/[ \t]+/).every((word) => isEnglish(word))) return undefined;
  if (isRole(value) || !/\p{L}{2}/u.test(value)) return undefined;
  // "I'm Paris, I live in London".
  const townToo = certain && isTownToo(value) && /^\s*(?:[,.!;]|$|and\b)/.test(rest.slice(value.length));
  if (!townToo && (isPlace(value) || isFirm(value) || !isPersonName(value))) return undefined;
  // "IBAN AE07" goes on with figures.
  if (/^\d/.test(rest.slice(value.length))) return undefined;
  // "Need: online store" is a label.
  if (/^[ \t]*:/.test(rest.slice(value.length))) return undefined;
  // "I'm Longitude's next client".
  if (/^['’]s\b/.test(rest.slice(value.length))) return undefined;
  // "Longfellow, Thomas Longfellow" says the whole name the second time.
  const again = rest.startsWith(`${value},`) && new RegExp(String.raw`^${escaped(value)},[ \t]+(${capitalised}(?:[ \t]+${capitalised}){0,2}[ \t]+${escaped(value)})(?!\p{L})`, 'u').exec(rest);
  if (again) return { field: 'name', value: again[1]!, start: at + skipped + again[0].length - again[1]!.length, end: at + skipped + again[0].length };
  const start = at + skipped + rest.indexOf(value);
  return { field: 'name', value, start, end: start + value.length };
}

/** "Mathilde de Bordeaux" is Mathilde. */
function withoutHome(name: string): string {
  const home = /^(.+?)[ \t]+(?:de|da|di|van|von|del)[ \t]+(\p{Lu}[\p{L}-]+)$/u.exec(name);
  return home && isPlace(home[2]!) && !/[ \t]/.test(home[1]!) ? home[1]! : name;
}

const capitalised = String.raw`\p{Lu}[\p{L}\p{M}'’.-]*`;

/** "suresh kumar", where a name is sure to come, or the first word is known as one. */
function smallName(rest: string, certain: boolean): string {
  let value = trimName(lowerNamed.exec(rest)?.[0] ?? '');
  if (!certain && !isGivenName(value.split(/[ \t]/)[0]!)) return '';
  // "sandeep wanting a shop": words that follow belong to it where it ends with them, or where they are names as well.
  while (/[ \t]/.test(value) && !isGivenName(value.split(/[ \t]+/).at(-1)!) && !clauseEnd.test(rest.slice(value.length))) value = value.replace(/[ \t]+\S+$/, '');
  return value;
}

/** Points that end no name: "Mohd. Rizal". */
const shortened = /^(?:\p{L}|mohd|muhd|md|moh|muh|abd|sk|st|jr|sr|kum|smt|wm|chr|fr)\.$/iu;

/** The leading words that may be a name; "Deepa Krishnan. We" ends at the point, "V. Anand" does not. */
export function trimName(text: string): string {
  const words = text.split(/([ \t]+)/);
  const parts = words.filter((_word, index) => index % 2 === 0);
  let value = '';
  for (let index = 0; index < words.length; index += 2) {
    const word = words[index]!;
    if (!(isParticle(word) && index > 0) && !mayBePart(parts, index / 2)) break;
    value += (index > 0 ? words[index - 1]! : '') + word;
    // A point ends a name, but for that of an initial.
    if (word.endsWith('.') && !shortened.test(word)) break;
  }
  value = value.replace(/[.'’,-]+$/, (end) => (/(?:^|\s)\p{Lu}\.$/u.test(value) ? end : '')).replace(/['’]s$/, '');
  while (isParticle(value.split(/[ \t]+/).at(-1)!) && /[ \t]/.test(value)) value = value.replace(/[ \t]+\S+$/, '');
  return value.trim();
}
