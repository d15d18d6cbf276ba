import type { CountryCode } from 'libphonenumber-js/max';
import { townsByCountry } from './towns.ts';

/** Beside the names that `Intl` gives: what people call their countries. */
const otherCountryNames: Readonly<Record<string, CountryCode>> = { uae: 'AE', emirates: 'AE', 'the emirates': 'AE', uk: 'GB', england: 'GB', scotland: 'GB', wales: 'GB', usa: 'US', america: 'US', 'saudi': 'SA', ksa: 'SA', holland: 'NL', korea: 'KR', deutschland: 'DE', 'sri lanka': 'LK', turkey: 'TR', 'czech republic': 'CZ', vietnam: 'VN' };

const countries = (() => {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const found = new Map<string, CountryCode>(Object.entries(otherCountryNames));
  for (let a = 65; a <= 90; a++) {
    for (let b = 65; b <= 90; b++) {
      const code = String.fromCharCode(a, b);
      const name = names.of(code)?.toLowerCase();
      if (name && name !== code.toLowerCase() && code !== 'ZZ') found.set(name, code as CountryCode);
    }
  }
  return found;
})();

const byName = (() => {
  const found = new Map(countries);
  for (const [code, towns] of Object.entries(townsByCountry)) {
    for (const town of towns.split(',').filter((name) => name.trim() !== '')) found.set(town.trim().toLowerCase(), code as CountryCode);
  }
  return found;
})();

/** Short forms that are words or initials of something else where they are not written in capitals. */
const capitalsOnly = new Set(['kl', 'pj', 'jb', 'kk', 'rak', 'uk', 'jlt', 'jbr', 'difc', 'kota', 'salem', 'cork', 'york', 'perth', 'georgia', 'jordan', 'chad', 'bath', 'mali', 'turkey', 'galle', 'paro', 'essen', 'devon', 'guinea', 'niger', 'togo', 'taiping', 'medina', 'kandy']);
const initialsOnly = new Set(['kl', 'pj', 'jb', 'kk', 'rak', 'uk', 'jlt', 'jbr', 'difc']);

const longestFirst = [...byName.keys()].sort((a, b) => b.length - a.length).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const inLatin = (name: string) => /^\p{Script=Latin}/u.test(name);
// Other scripts write the words around a place to it, before or after.
const anyPlace = new RegExp(`(?<![\\p{L}\\d@.])(?:${longestFirst.filter(inLatin).join('|')})(?![\\p{L}\\d@])|${longestFirst.filter((name) => !inLatin(name)).join('|')}`, 'giu');

export interface PlaceName {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly country: CountryCode;
}

/** The places that a text names, in order. */
export function placesIn(text: string): PlaceName[] {
  return Array.from(text.matchAll(anyPlace), ({ 0: name, index }) => ({ name, start: index, end: index + name.length, country: byName.get(name.toLowerCase())! })).filter(({ name }) => {
    const lower = name.toLowerCase();
    if (initialsOnly.has(lower)) return name === name.toUpperCase();
    return !capitalsOnly.has(lower) || /^\p{Lu}/u.test(name);
  });
}

export const isPlace = (text: string): boolean => byName.has(text.trim().toLowerCase());

/** The country that a place lies in. */
export const countryOf = (place: string): CountryCode | undefined => placesIn(place)[0]?.country;
