import { pattern } from '../../language/patterns.ts';
import type { Finding } from '../evidence.ts';
import { endsInRole, isRole } from './business-words.ts';
import { trimmed } from './companies.ts';
import { isGivenName, isTownToo } from './given-names.ts';
import { trimName } from './person-names.ts';
import { isPlace, placesIn } from './places.ts';
import { companyName, honorific, isBrand, isEnglish, isFirm, isParticle, isPersonName, looksLikeAdjective, looksLikeName, mayBeCompany } from './proper-names.ts';
import { isQuestion, segmentsOf, sentencesOf, type Part } from '../../language/sentences.ts';
import { isTown } from './town-names.ts';

const title = new RegExp(`^(?:${honorific})`, 'iu');
const whole = new RegExp(String.raw`^${companyName}(?: (?:s\.p|d\.o\.o|s\.r\.o|a\.s|e\.v|e\.k|a\.ş|sp\. z o\.o|z\.o\.o|s\.a|e\.u))?\.?$`, 'u');

/**
 * What is told as on a visiting card, without verbs: "Noura, Marina Keys Real Estate, Dubai, 04 321 0000". A line like
 * that is cut into its pieces, and each is known by what it looks like.
 *
 * @param known what was read already: a piece that holds it is not read twice
 * @param person what the visitor is called, as told in an earlier message: another name on a card is rather no name
 */
export function readCards(message: string, known: readonly Finding[], person?: string | null): Finding[] {
  return sentencesOf(message).reduce<Finding[]>((found, sentence) => (isQuestion(sentence.text) ? found : [...found, ...readCard(message, sentence, [...known, ...found], person ?? undefined)]), []);
}

function readCard(message: string, sentence: Part, known: readonly Finding[], person: string | undefined): Finding[] {
  // "Iqbal." in a message that says how to reach him.
  const bySelf = (one: Part, pieces: number) => pieces === 1 && one.text.split(/[ \t]+/).length <= 3 && known.some(({ field }) => field === 'email' || field === 'phone') && !looksLikeAdjective(one.text.replace(/[.!]+$/, ''));
  const pieces = segmentsOf(sentence).flatMap((piece) => withoutKnown(piece, known.filter(({ field }) => certain.includes(field))));
  const findings: Finding[] = [];
  const has = (field: Finding['field']) => known.some((one) => one.field === field && one.start >= sentence.start && one.end <= sentence.end) || findings.some((one) => one.field === field);
  const alone = pieces.length === 1 && sentence.text.length >= message.trim().length - 1;
  const ends = pieces.length === 1 && sentence.end >= message.trimEnd().length - 1;
  // A name stands alone, or beside what only a card holds.
  const telling = pieces.filter(({ text }) => isPlace(text) || isFirm(text)).length + (pieces.some(({ text }) => /[ \t]in[ \t]/.test(text) && placesIn(text).length > 0) ? 1 : 0);
  const named = person !== undefined || known.some(({ field, start }) => field === 'name' && start < sentence.end);
  let afterRole = false;
  for (const [order, { text, start, end, beside }] of pieces.entries()) {
    // "Firma: …" is a label; what was read as a name already is no firm's.
    if (message[end] === ':' || known.some((one) => one.field === 'name' && one.start <= start && one.end >= end)) continue;
    if (isRole(text)) {
      afterRole = true;
      continue;
    }
    // "Devan, Straits Cold Storage", "Meera, head of sales, Zuri": what stands after a person and is written as a name.
    const belongs = (has('name') || known.some(({ field, end: to }) => field === 'name' && to <= sentence.start)) && !has('company') && whole.test(text) && looksLikeName(text) && !isPlace(text) && placesIn(text).length === 0;
    // "Emma here (Emma Lindqvist)".
    const whoAgain = known.find((one) => one.field === 'name' && one.end <= start && text.startsWith(`${one.value} `));
    if (whoAgain && isPersonName(text)) {
      findings.push({ field: 'name', value: text, start, end });
      continue;
    }
    if (belongs && !beside && mayBeCompany(text) && (afterRole || /[ \t]/.test(text) || isBrand(text)) && !title.test(text) && !townLike.test(text) && pieces.length > 1) {
      findings.push({ field: 'company', value: trimmed(text), start, end: start + trimmed(text).length });
      continue;
    }
    // "Meera, Lotus Mills, Sivaganga": a single word after a person and a firm.
    if (has('name') && has('company') && !has('location') && !beside && start > sentence.start && /^\p{Lu}[\p{L}\p{M}]{3,}$/u.test(text) && looksLikeName(text) && !isFirm(text)) {
      findings.push({ field: 'location', value: text, start, end });
      continue;
    }
    // "Patel Industries, Anand, Gujarat": what stands between a firm and a place lies there.
    const next = pieces[order + 1];
    const inside = next && (isPlace(next.text) || state.test(next.text)) && /^,\s*$/.test(message.slice(end, next.start)) && !has('location') && /^\p{Lu}[\p{L}\p{M}’'-]+(?:[ -]\p{Lu}[\p{L}\p{M}’'-]+)?$/u.test(text) && !isPlace(text);
    if (inside && !known.some((one) => one.field === 'company' && one.start < end && one.end > start) && ((has('company') && start > sentence.start && !/[ \t]/.test(text)) || (named && !isGivenName(text.split(/[ -]/)[0]!) && !isFirm(text) && !isEnglish(text)))) {
      findings.push({ field: 'location', value: message.slice(start, next.end), start, end: next.end });
      continue;
    }
    const skipped = title.exec(text)?.[0].length ?? 0;
    const bare = text.slice(skipped).replace(/ (?:garu|gaaru|ji|sahib|saheb|san|anna|akka|bhai|behn|ben|[Ss]ir|[Mm]adam|[Mm]a['’]?am)$/, '');
    // Of a town that is a name as well only what stands after a person, or alone in its message, is one.
    const isTownHere = (isTown(text) || text.split(/[ \t]+/).every(isTown)) && !isGivenName(text) && !isEnglish(text) && !isFirm(text) && (named || alone || has('company')) && !has('location') && !beside;
    if (isPlace(text) || isOnlyPlaces(text) || isTownHere) {
      const value = text.replace(/[ \t]*\b\d{4,6}$/, '');
      if (!has('location')) findings.push({ field: 'location', value, start, end: start + value.length });
      continue;
    }
    const at = /^(.+?)[ \t]+(?:in|at|,)[ \t]+(.+)$/u.exec(text);
    if (at && (isPlace(at[2]!) || (isTown(at[2]!) && /[ \t]in[ \t]/.test(text))) && whole.test(at[1]!) && (isFirm(at[1]!) || looksWhole(at[1]!)) && (!isPersonName(at[1]!) || placesIn(at[1]!).length > 0)) {
      if (!has('company')) findings.push({ field: 'company', value: trimmed(at[1]!), start, end: start + trimmed(at[1]!).length });
      if (!has('location')) findings.push({ field: 'location', value: at[2]!, start: end - at[2]!.length, end });
      continue;
    }
    if (at && isPlace(at[2]!) && isPersonName(at[1]!) && /^\p{Lu}/u.test(at[1]!)) {
      if (!has('name')) findings.push({ field: 'name', value: at[1]!, start, end: start + at[1]!.length });
      if (!has('location')) findings.push({ field: 'location', value: at[2]!, start: end - at[2]!.length, end });
      continue;
    }
    // "om sai packers", "Masjid An-Noor committee", "Andhra Ruchulu": written small, or named after where it is.
    const small = /^\p{Ll}/u.test(text) && alone && /^[\p{Ll}\d'’&. ]+$/u.test(text) && text.split(' ').length < 5 && / /.test(text) && isFirm(text) && text.split(' ').slice(0, -1).every((word) => !isEnglish(word)) && (text.split(' ').length > 2 || !isEnglish(text.split(' ').at(-1)!) || text.endsWith(' mess')) && !isGivenName(text.split(' ')[0]!) && isFirm(text.split(' ').at(-1)!);
    const ofPlace = alone && whole.test(text) && / /.test(text) && isPlace(text.split(' ')[0]!) && !isTownToo(text.split(' ')[0]!) && !text.split(' ').some(isParticle) && !text.split(' ').some(isGivenName) && placesIn(text).length === 1;
    const titleless = text.replace(/ (?:committee|management|family|team|group|trust|board|shop|store|office)$/, '');
    if (!has('company') && (small || ofPlace || (titleless !== text && whole.test(titleless) && isFirm(titleless)))) {
      findings.push({ field: 'company', value: titleless, start, end: start + titleless.length });
      continue;
    }
    if (isFirm(text) && whole.test(text) && (/[ \t]/.test(text) || isBrand(text)) && mayBeCompany(text) && !placesIn(text).some((place) => place.end - place.start === text.length)) {
      if (!has('company')) findings.push({ field: 'company', value: trimmed(text), start, end: start + trimmed(text).length });
      continue;
    }
    // "Paws of Hope", "The Monsoon Thieves": somebody's name has no such words.
    if (alone && !has('company') && whole.test(text) && /^The \p{Lu}\p{L}+ \p{Lu}|^\p{Lu}\p{L}+ (?:of|&) (?:the )?\p{Lu}/u.test(text) && mayBeCompany(text.replace(/^The /, '')) && placesIn(text).length === 0 && !text.split(/[ \t]+/).some(isGivenName)) {
      findings.push({ field: 'company', value: trimmed(text), start, end: start + trimmed(text).length });
      continue;
    }
    if (endsInRole(text)) afterRole = true;
    if (has('name') || bare.split(/[ \t]+/).length > 5) continue;
    const name = trimName(bare);
    const capital = /^\p{Lu}/u.test(bare);
    // "Izmir'den yazıyorum": what begins with a capital goes on with them.
    if (capital && name.split(' ').some((word, index) => index > 0 && /^\p{Ll}/u.test(word) && !isParticle(word) && !word.includes('/'))) continue;
    const rest = bare.slice(name.length).replace(/[.,!]+$/, '').trim();
    // Who told a name already tells a longer form of it at most, unless they say that they do.
    if (person && (person.split(/\s+/).some(isGivenName) || !bare.split(/\s+/).some(isGivenName)) && !isLonger(bare, person)) continue;
    if (name !== '' && rest === '' && isPersonName(name) && (capital ? (ends && isGivenName(name)) || (alone && (name.includes(' ') || !looksLikeAdjective(name))) || bySelf(sentence, pieces.length) || telling > 0 || afterRole || has('email') || has('phone') || skipped > 0 || name.includes(' ') : (beside && name.split(' ').length < 3) || ((alone || (ends && name.includes(' '))) && isGivenName(name.split(' ')[0]!)))) {
      findings.push({ field: 'name', value: name, start: start + skipped, end: start + skipped + name.length });
    }
  }
  return findings;
}

/** Such words make a town's or a street's name of what follows. */
const townLike = pattern('i')`
  ^(?:north|south|east|west|new|old|upper|lower|san|santa|st|saint|port|bad|fort|mount|los|las|el|la|le)\b
  |\b(?:road|street|avenue|nagar|layout|colony|district|county|city|town|island|beach)$
`;
const certain: readonly Finding['field'][] = ['email', 'phone', 'budget', 'timeline'];

/** "Spokane WA": states that are known by two letters. */
const state = pattern('u')`
  ^(?:
    A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|NSW|VIC|QLD
    |TAS|ON|QC|BC|AB|MB|SK|NS|NB|Co\.? \p{Lu}\p{L}+
  )$
`;

/** "karnal haryana", "Chennai 600086": places, and a postcode at most. */
function isOnlyPlaces(text: string): boolean {
  const places = placesIn(text);
  return places.length > 0 && places.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text).replace(/[\s,]|\b\d{4,6}\b/g, '') === '';
}

/** Whether a name is the longer form of one: "Priya Sharma" of "Priya", or of "Sharma". */
function isLonger(name: string, known: string): boolean {
  const [long, short] = [name.toLowerCase().split(/\s+/), known.toLowerCase().split(/\s+/)];
  return short[0] === long[0] || (short.length === 1 && long.includes(short[0]!));
}

const looksWhole = (text: string) => text.split(/[ \t]+/).length > 1;

interface Piece extends Part {
  /** An address or a number stands right beside it. */
  readonly beside: boolean;
}

/** What is left of a piece around the addresses and numbers in it: "Karthik 99999 00006" leaves the name. */
function withoutKnown({ text, start, end }: Part, known: readonly Finding[]): Piece[] {
  const inside = known.filter((one) => one.start < end && one.end > start).sort((a, b) => a.start - b.start);
  if (inside.length === 0) return [{ text, start, end, beside: false }];
  const pieces: Piece[] = [];
  let from = start;
  for (const one of [...inside, { start: end, end }]) {
    const raw = text.slice(Math.max(0, from - start), Math.max(0, one.start - start));
    const bare = raw.trim();
    if (bare !== '') {
      const begin = from + raw.indexOf(bare);
      pieces.push({ text: bare, start: begin, end: begin + bare.length, beside: inside.some(({ field }) => field === 'email' || field === 'phone') });
    }
    from = Math.max(from, one.end);
  }
  return pieces;
}
