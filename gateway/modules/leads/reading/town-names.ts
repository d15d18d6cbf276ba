import { pattern } from '../../language/patterns.ts';
import { gazetteer } from './gazetteer.ts';
import { isGivenName } from './given-names.ts';
import { isPlace } from './places.ts';
import { isEnglish } from './proper-names.ts';

const plain = (text: string) => text.toLowerCase().replace(/ı/g, 'i').replace(/ø/g, 'o').replace(/ł/g, 'l').replace(/ß/g, 'ss').replace(/đ/g, 'd').normalize('NFKD').replace(/[\p{M}‘’'ʼ`]/gu, '');

const towns = new Set(gazetteer.trim().split(/[,\n]+/));

/** Words that towns begin with in Malay, and endings that towns have in India and people do not. */
const shaped = pattern('iu')`
  ^(?:
    kampu?ng|kg\.?|kuala|bukit|sungai|sg\.?|tanjung|tanjong|batu|taman|bandar|teluk|telok|parit|pulau|pekan|ulu|hulu|simpang
  ) \p{L}{3,}(?: \p{L}{3,})?$
  |^(?!bhatnagar$|kapur$|kapoor$|sultanpuri$)\p{L}{2,}(?:
    pur|pura|puram|puzha|palli|palle|pally|patti|halli|kulam|cherr?y|cheri|nagar|ganj|garh|gaon|ghat|guda|peta|peth
    |(?<=\p{L}{4})pet|kudi|kottai|durg|konda|kashi|abad|kode
  )$
`;

/**
 * Whether a text is called as towns are: one of those we know, one of the world's, or one by its shape. People are called
 * after many of them, so that something else has to say that a place is meant.
 */
export const isTown = (text: string): boolean => isPlace(text) || towns.has(plain(text.trim())) || shaped.test(text.trim());

const written = /(?<![\p{L}\d@.])\p{Lu}[\p{L}\p{M}'’-]{2,}(?: (?:(?:de|do|da|del|di|sur|am|im|la|el) )?\p{Lu}[\p{L}\p{M}'’-]{2,}){0,2}/gu;
const small = /(?<=(?:^|[\s,])(?:in|from|frm|near|dari|at|kat) )\p{Ll}{4,}(?: \p{Ll}{4,})?/gu;

/** The towns that a text names, besides those that `places.ts` knows: written as names, or small where a place comes. */
export function townsIn(text: string): { readonly name: string; readonly start: number; readonly end: number }[] {
  return [...text.matchAll(written), ...text.matchAll(small)].flatMap(({ 0: words, index }) => {
    const parts = words.split(' ');
    for (let length = parts.length; length > 0; length--) {
      const name = parts.slice(0, length).join(' ');
      if (isTown(name) && !isEnglish(parts[0]!) && !isGivenName(name)) return [{ name, start: index, end: index + name.length }];
    }
    return [];
  });
}
