import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/max';
import { townsByCountry } from './towns.ts';

/** States that visitors name beside a town. */
const states: Readonly<Partial<Record<CountryCode, string>>> = {
  US: 'Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,Florida,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,West Virginia,Wisconsin,Wyoming',
  CA: 'Nova Scotia,Ontario,Quebec,Québec,Alberta,British Columbia,Manitoba,Saskatchewan,New Brunswick,Newfoundland,Prince Edward Island',
  AU: 'New South Wales,Queensland,Tasmania,South Australia,Western Australia',
  ES: 'Andalucía,Catalunya,Catalonia,Galicia,Asturias,Navarra',
  IT: 'Toscana,Tuscany,Lombardia,Piemonte,Veneto,Puglia,Sicilia,Sicily,Sardegna,Sardinia',
  DE: 'Bayern,Bavaria,Baden-Württemberg,Nordrhein-Westfalen,Niedersachsen,Sachsen,Thüringen,Hessen',
  FR: 'Bretagne,Brittany,Normandie,Normandy,Provence,Alsace,Occitanie',
};

/** Beside the names that `Intl` gives: what people call their countries. */
const otherCountryNames: Readonly<Record<string, CountryCode>> = { uae: 'AE', emirates: 'AE', 'the emirates': 'AE', uk: 'GB', england: 'GB', scotland: 'GB', wales: 'GB', usa: 'US', america: 'US', 'saudi': 'SA', ksa: 'SA', holland: 'NL', korea: 'KR', deutschland: 'DE', 'sri lanka': 'LK', turkey: 'TR', 'czech republic': 'CZ', vietnam: 'VN', trinidad: 'TT', tobago: 'TT', bosnia: 'BA', 'ivory coast': 'CI', burma: 'MM', 'the gambia': 'GM', 'north macedonia': 'MK', congo: 'CD', brasil: 'BR', españa: 'ES', italia: 'IT', maroc: 'MA', schweiz: 'CH', österreich: 'AT', polska: 'PL', türkiye: 'TR', bharat: 'IN' };

const countries = (() => {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const found = new Map<string, CountryCode>(Object.entries(otherCountryNames));
  for (let a = 65; a <= 90; a++) {
    for (let b = 65; b <= 90; b++) {
      const code = String.fromCharCode(a, b);
      const name = names.of(code)?.toLowerCase();
      // Codes that were given up have their countries' names as well: France is FR, and was FX.
      if (name && isSupportedCountry(code)) found.set(name, code);
    }
  }
  return found;
})();

const byName = (() => {
  const found = new Map(countries);
  for (const [code, names] of Object.entries(states)) for (const name of names.split(',')) found.set(name.toLowerCase(), code as CountryCode);
  for (const [code, towns] of Object.entries(townsByCountry)) {
    for (const town of towns.split(',').filter((name) => name.trim() !== '')) found.set(town.trim().toLowerCase(), code as CountryCode);
  }
  return found;
})();

/** Short forms that are words or initials of something else where they are not written in capitals. */
const capitalsOnly = new Set(['kl', 'pj', 'jb', 'kk', 'rak', 'uk', 'jlt', 'jbr', 'difc', 'kota', 'salem', 'cork', 'york', 'perth', 'georgia', 'jordan', 'chad', 'bath', 'mali', 'turkey', 'galle', 'paro', 'essen', 'devon', 'guinea', 'niger', 'togo', 'taiping', 'medina', 'kandy']);
const initialsOnly = new Set(['kl', 'pj', 'jb', 'kk', 'rak', 'uk', 'jlt', 'jbr', 'difc']);

/** Before a name that may mean something else, though it is written small: "in kota", "from kl". */
const placed = /(?:^|[^\p{L}])(?:in|from|dari|frm|near) $/iu;
/** "Old Delhi", "North Chennai". */
const partOf = /(?<!\p{L})((?:Old|North|South|East|West|Central|Greater|Downtown|Upper|Lower|Inner|Outer|Northern|Southern|Eastern|Western) )$/u;
/** "Freiburg im Breisgau", "Jakarta Utara", "Colombo 7". */
const furtherOn = /^ (?:(?:im|am|an der|upon|sur|en|nad|ob der|in der|da|do|del|de la) \p{Lu}[\p{L}\p{M}]+|(?:[Uu]tara|[Ss]elatan|[Tt]imur|[Bb]arat|[Pp]usat|[Tt]engah)(?!\p{L})|\d{1,2}(?=\s*(?:[,.;]|$)))/u;
/** Words of the longest name. */
const MOST_WORDS = 6;
const inLatin = (name: string) => /^\p{Script=Latin}/u.test(name);
// Other scripts write the words around a place to it, before or after.
const otherScripts = new RegExp([...byName.keys()].filter((name) => !inLatin(name)).sort((a, b) => b.length - a.length).join('|'), 'gu');

export interface PlaceName {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly country: CountryCode;
}

/** The places that a text names, in order. */
export function placesIn(text: string): PlaceName[] {
  const words = Array.from(text.matchAll(/[\p{L}\p{M}\d]+/gu), ({ 0: word, index }) => ({ start: index, end: index + word.length }));
  const found: PlaceName[] = Array.from(text.matchAll(otherScripts), ({ 0: name, index }) => ({ name, start: index, end: index + name.length, country: byName.get(name)! }));
  // Looked up word by word: a pattern of more than a thousand names would take long to build.
  for (let at = 0; at < words.length; at++) {
    if (/[@.]/.test(text[words[at]!.start - 1] ?? '')) continue;
    for (let last = Math.min(at + MOST_WORDS, words.length) - 1; last >= at; last--) {
      const [start, end] = [words[at]!.start, words[last]!.end];
      const name = text.slice(start, end);
      const country = inLatin(name) ? byName.get(name.toLowerCase()) : undefined;
      if (country === undefined || text[end] === '@' || !(isWritten(name) || placed.test(text.slice(0, start)))) continue;
      const part = partOf.exec(text.slice(0, start))?.[1] ?? '';
      const rest = inLatin(name) ? (furtherOn.exec(text.slice(end))?.[0] ?? '') : '';
      found.push({ name: part + name + rest, start: start - part.length, end: end + rest.length, country });
      at = last;
      break;
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Whether a name that may mean something else is written as a place's. */
function isWritten(name: string): boolean {
  const lower = name.toLowerCase();
  if (initialsOnly.has(lower)) return name === name.toUpperCase();
  return !capitalsOnly.has(lower) || /^\p{Lu}/u.test(name);
}

export const isPlace = (text: string): boolean => byName.has(text.trim().toLowerCase());

/** "Nova Scotia", "Texas". */
export const isState = (text: string): boolean => Object.values(states).some((names) => names.toLowerCase().split(',').includes(text.trim().toLowerCase()));

export const isCountry = (text: string): boolean => countries.has(text.trim().toLowerCase()) || isState(text);

/** The country that a place lies in. */
export function countryOf(place: string): CountryCode | undefined {
  const places = placesIn(place);
  // "Hamilton NZ", "Kerala, India": what a country is called is no other country's town.
  if (/\bNZ$/.test(place)) return 'NZ';
  return (places.findLast(({ name }) => isCountry(name)) ?? places[0])?.country;
}
