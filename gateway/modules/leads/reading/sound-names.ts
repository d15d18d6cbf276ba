import { pattern } from '../../language/patterns.ts';
import type { Finding } from '../evidence.ts';
import { isGivenName } from './given-names.ts';
import { isCountry, isState } from './places.ts';
import { isOwnName } from './own-names.ts';
import { honorific } from './proper-names.ts';
import type { Circumstances } from './circumstances.ts';

/** Points that end no sentence: "Mohd. Rizal", "J.P. Rao", "Ma. Theresa". */
const shortened = /(?:^|[\s.])(?:\p{L}{1,2}|mohd|muhd|md|moh|muh|abd|sk|st|jr|sr|kum|wm|chr|fr)\.$/iu;
const titles = new RegExp(`(?:^|\\s)${honorific}$`, 'iu');
/** "behance.net/aidaz", "xm_ledlight": a part of an address or a handle. */
const [gluedBefore, gluedAfter] = [/(?:[/@_#\\]|\p{L}\.)$/u, /^(?:[_@/\\]|\.\p{L})/u];

/** So somebody says who they are, or puts right what they said. */
const introduced = pattern('iu')`
  (?<![\p{L}\d])(?:
    i am|i['’]?m|im|my[ \t]+(?:[\p{L}-]+[ \t]+)?name(?:['’]?s)?(?:[ \t]+is)?|call me|myself|this is|that(?:['’]?s| is)|it(?:['’]?s| is)|its
    |sorry|actually|correction|mine(?:[ \t]+is)?|put|name|regards|thanks|contact|spel\w+|not|from
  )[ \t,.:;!–-]*(?:${honorific})?$
`;
const saysSo = /^\s*(?:,?\s*(?:here|speaking|this side|is my name|calling|writing)\b|\(|,?\s*not\b)/i;
/** Who writes to us under a name of our own pages says that it is theirs. */
const ownWords = pattern('iu')`
  (?<![\p{L}\d])(?:i am|i['’]?m|im|my[ \t]+(?:full[ \t]+)?name(?:['’]?s)?(?:[ \t]+is)?|call me|myself|this is)[ \t,:]*(?:${honorific})?$
`;

/** The names among findings, each without what is no part of it, or left out; those of firms with all that belongs to them. */
export function soundNames(message: string, findings: readonly Finding[], known: Circumstances): Finding[] {
  const firm = findings.find(({ field }) => field === 'company');
  return findings.flatMap((one) => {
    if (one.field === 'company') return [withInitials(message, one)];
    if (one.field !== 'name') return [one];
    const name = alone(message, one);
    if (!name) return [];
    if (known.asked === 'name' && isCountryAlone(message, name.value)) return known.location || findings.some(({ field }) => field === 'location') ? [] : [{ ...name, field: 'location' }];
    if (isVisitors(message, name, known)) return [completed(message, name, known.name)];
    // "15-18 thousand euro. Tenuta Monteverde", of Francesca De Luca.
    return known.name && !known.company && !firm && /\s/.test(name.value) && !isOwnName(name.value) ? [{ ...name, field: 'company' }] : [];
  });
}

/** Asked for a name, "Malaysia" tells where they are; "Jordan" is a name as well. */
const isCountryAlone = (message: string, value: string) => message.replace(/[^\p{L} ]/gu, '').trim() === value && isCountry(value) && !isState(value) && !isGivenName(value) && !peopleToo.has(value.toLowerCase());
const peopleToo = new Set(['jordan', 'chad', 'israel', 'kenya', 'cyprus', 'india', 'georgia', 'ireland', 'sudan', 'cuba', 'malta']);

/** "J. Mukherjee & Sons" */
function withInitials(message: string, firm: Finding): Finding {
  const initials = /(?<![\p{L}\d.])(?:\p{Lu}\.\s?){1,3}$/u.exec(message.slice(0, firm.start))?.[0];
  return initials ? { ...firm, value: initials + firm.value, start: firm.start - initials.length } : firm;
}

/** "Imran. Imran Qureshi" is Imran Qureshi; the end of an address is nobody. */
function alone(message: string, { field, value, start, end }: Finding): Finding | undefined {
  let at = start;
  const parts = value.split(/(?<=[.!?])\s+/).reduce<{ text: string; from: number }[]>((all, text) => {
    const from = message.indexOf(text, at);
    at = from + text.length;
    const last = all.at(-1);
    if (!last || !(shortened.test(last.text) || titles.test(`${last.text} `))) return [...all, { text, from }];
    return [...all.slice(0, -1), { text: message.slice(last.from, at), from: last.from }];
  }, []);
  const sound = parts.filter(({ text, from }) => !gluedBefore.test(message.slice(0, from)) && !gluedAfter.test(message.slice(from + text.length)) && !/^\p{L}?\.$/u.test(text));
  const best = sound.toSorted((a, b) => b.text.length - a.text.length)[0];
  if (!best || parts.length === 1) return best && { field, value, start, end };
  return { field, value: best.text, start: best.from, end: best.from + best.text.length };
}

/** What somebody is called who told it already is another name only where they say so; a name of our pages is theirs where they do. */
function isVisitors(message: string, { value, start, end }: Finding, { asked, name }: Circumstances): boolean {
  const [before, after] = [message.slice(0, start), message.slice(end)];
  if (isOwnName(value) && asked !== 'name' && !ownWords.test(before)) return false;
  return !name || asked === 'name' || isAlike(value, name) || !/\s/.test(name) || introduced.test(before) || saysSo.test(after) || value.split(/\s+/).some(isGivenName);
}

const wordsOf = (name: string) => name.toLowerCase().split(/[\s.]+/).filter(Boolean);
/** Letters that two spellings of a name have in common at either end. */
const SHARED = 3;

const isAlike = (one: string, other: string) => wordsOf(one).some((a) => wordsOf(other).some((b) => resembles(a, b)));
const resembles = (a: string, b: string) => a === b || a.slice(0, SHARED) === b.slice(0, SHARED) || a.slice(-SHARED) === b.slice(-SHARED) || (a[0] === b[0] && a.at(-1) === b.at(-1));

const putRight = /\b(?:spel\w+|sorry|actually|not|correct\w*|typo|autocorrect|with an?)\b/i;

/** "Spelled Shweta, not Sweta" of Sweta Arora: the rest of the name stands. */
function completed(message: string, finding: Finding, known: string | null | undefined): Finding {
  const [before, now] = [known?.split(/\s+/) ?? [], wordsOf(finding.value)];
  if (before.length < 2 || now.length !== 1 || !putRight.test(message)) return finding;
  const at = before.findIndex((word) => resembles(word.toLowerCase(), now[0]!));
  if (at === -1 || before[at]!.toLowerCase() === now[0]) return finding;
  return { ...finding, value: before.map((word, index) => (index === at ? finding.value : word)).join(' ') };
}
