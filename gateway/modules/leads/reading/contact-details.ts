import { findPhoneNumbersInText, getCountryCallingCode, parsePhoneNumberFromString, type CountryCode, type PhoneNumber } from 'libphonenumber-js/max';
import { pattern } from '../../language/patterns.ts';
import type { Finding } from '../evidence.ts';
import { isOwnAddress, isOwnNumber } from './own-names.ts';
import { spelledAddresses } from './spelled-addresses.ts';

/** Atoms of RFC 5322, a domain with a dot, no full stop at either end. */
const email = /(?<![\w.!#$%&'*+/=?^`{|}~-])[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}/gi;

/** The countries of numbers that come without one, if nothing tells which: those of our offices. */
const offices: readonly CountryCode[] = ['IN', 'MY', 'AE'];

/** Digits that are something else: addresses of machines, accounts, dates, versions, amounts of money. */
const noAmounts: readonly RegExp[] = [
  email,
  /\bhttps?:\/\/\S+/gi,
  /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}(?: ?[A-Z\d]{1,4})?\b/g,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/g,
  /\b\d{1,4}[/.]\d{1,2}[/.]\d{1,4}\b/g,
  /#\s*[\w-]*\d[\w-]*/g,
  // Coordinates: "23.58 58.40".
  /(?<![\d.])-?\d{1,3}\.\d{2,}[,;]?\s+-?\d{1,3}\.\d{2,}(?![\d.])/g,
];
const noNumbers: readonly RegExp[] = [
  ...noAmounts,
  pattern('gi')`
    (?:
      [$€£₹]|\b(?:rs|rp)\.
      |\b(?:
        rm|rs|rp|inr|usd|aed|myr|sgd|eur|gbp|qar|sar|omr|kwd|bhd|lkr|npr|pkr|bdt|idr|php|ngn|kes|ksh|ugx|tzs|ghs|zar|chf|cad|aud
        |dhs?
      )\b
    )\s*\d[\d,. ]*
  `,
];

const blankedOut = (message: string, patterns: readonly RegExp[]) => patterns.reduce((rest, phrase) => rest.replace(phrase, (found) => ' '.repeat(found.length)), message);

/** A message in which digits that can be no amount are blanked out; every other character stands at its place. */
export const withoutOtherFigures = (message: string): string => blankedOut(message, noAmounts);

/** From this rank on a number's country is guessed. */
const GUESSED = 2;
const UNLIKELY = 9;
/** Digits of a number that somebody can be reached at. */
const SHORTEST = 7;

/** Before a number: it is one of these. */
const numbered = `order|invoice|bill|ticket|case|ref(?:erence)?|account|a\\/c|acct|policy|iban|gst(?:in)?|pan|aadhaar|ssn|tracking|awb|serial|booking|pnr|pin ?code|pin|zip|postcode|version|room|flat|plot|id
  |licen[cs]e|registration|model|part|sku|po|p\\.o\\.|card|fax|telefax|facsimile|roll|enrol?lment|student|seat|hall ticket|exam|employee|staff|batch|passport|visa|ic|nric|mykad|plate|chassis|engine|vin|meter
  |customer|member(?:ship)?|loyalty|application|form|file|complaint|coupon|voucher|barcode|isbn|hsn|fssai|cin|trn|vat|tax|permit|certificate|quot(?:e|ation)|contract|asset|device|imei|sim|flight|train|patient
  |mrn|iec|ssm|ein|tin|udyam|rera|insurance|claim|ifsc|swift|routing|sort code|transaction|txn|utr|payment|receipt|docket|parcel|shipment|consignment|container|lot`.replace(/\s*\n\s*/g, '');
const otherThings = new RegExp(`(?<![\\p{L}\\d])(?:${numbered})(?:\\s+(?:number|no\\.?|num|code|id))?\\s*(?:is|:|#|-|=|was|are)?\\s*(?:[a-z]{2}\\s?)?$|(?<![\\p{L}\\d])[a-z]{1,4}-(?:\\d+-)?$`, 'iu');
/** After a number: it counts these, or it is out of use. */
const counted = pattern('i')`
  ^\s*(?:
    units?|customers?|users?|people|pcs|pieces|orders?|visitors?|visits|items?|products?|sku|sq\.? ?ft|employees|members|downloads
    |students|pupils|monthly|weekly|yearly|annually|per\b|a (?:month|year|day|week)|%|k\b|lakhs?|crores?|million|thousand|dollars|ringgit|dirhams?|rupees|usd|aed
    |inr|myr|eur|euros?|pounds?|kr\b|kronor|kroner|sek|nok|dkk|pln|zł|rand|shillings|naira
    |\)? (?:is|was) (?:switched off|off|wrong|old|dead|disconnected|cancelled|no longer|not (?:working|mine|in use|reachable))
    |does(?: not|n't) work|no longer
  )
`;
/** A bare row of digits before such a word counts it: "9845012345 rows". */
const countedNoun = /^\d+$/;
const noun = /^ (?!is |was |has |this |thanks|always|works|plus|whatsapps|afterwards|sometimes|hours|days|between |yes |please |as )\p{Ll}{2,}s(?![\p{L}\d])/u;
/** A number that is asked about, or that rang them or should have answered, is somebody else's: "is 080 4567 8900 yours?", "I got a call from …". */
const othersNumber = pattern('i')`
  \d[^.!?]*\b(?:is|are) (?:yours?|urs?)\b|\b(?:is|are|was)\b[^.!?,]*\d[^.!?,]*\b(?:yours?|urs?)\b
  |\b(?:your|ur)\b[^.!?]*\b(?:number|no|phone|office)\b[^.!?]*\d[^.!?]*\?
  |\b(?:is|was) (?:this|that|it)? ?(?:the |your |ur )?(?:number|phone)\b
  |\b(?:call(?:ed|ing)?|calls|rang|phones?|phoned|rung|missed call)\b(?: \w+){0,4} from\b
  |\bfrom\b[^.!?]*\d[^.!?]*\b(?:called|rang|phoned) me\b|\b(?:your|ur) (?:\w+ )?number\b|\bright number\b
  |\byour (?:page|site|website) (?:says|lists|shows|gives|states)\b[^.!?]*\d
  |\bstop (?:sending|calling|messaging|texting|ringing)\b|\b(?:not|n['’]t)(?: being)? (?:pick|answer)(?:ing|ed|s)?\b
  |\bdigit too (?:many|few)\b|\bis it \+?\d|\d is it\?|\b(?:he|she|they|who) (?:gave|told|used)\b[^.!?]*\b(?:number|no)\b
  |\b(?:tried|trying) (?:calling|to (?:call|ring|reach))\b|\bdial{1,2}ed\b|\b(?:their|his|her) (?:number|phone|mobile)\b
  |\b(?:is|was) their number\b|\bgot (?:your|ur|this|the) number\b|\bfrom you(?:r|rs)? (?:page|site|website)\b
  |\bon your (?:page|site|website)\b|\brings? out\b
  |\b(?:nobody|no one|they) (?:is )?(?:pick(?:s|ed)?|picking|lift(?:s|ed)?|lifting|answer(?:s|ed)?|answering|answer on)\b
`;

const isYours = /\b(?:is|are) (?:this|that|these|the) (?:phone |mobile )?(?:numbers?|no)\b[^.!?]*\b(?:yours?|urs?)\b/i;

/** How much of a sentence is looked at before and after a number: these patterns take the third power of it. */
const [BEFORE, AFTER] = [100, 60];

/** The sentence around a place in a message, or what of it is near. */
function sentenceAround(message: string, start: number, end: number): string {
  const near = message.slice(Math.max(0, start - BEFORE), start);
  const begin = Math.max(...['. ', '! ', '? ', '\n'].map((mark) => near.lastIndexOf(mark)));
  const rest = message.slice(end, end + AFTER);
  return near.slice(begin + 1) + message.slice(start, end) + (/^.*?(?:[.!?](?=\s|$)|$)/m.exec(rest)?.[0] ?? '');
}

/** British mobiles are written in five and six, American numbers in three, three and four with marks between; Indian ones in five and five. */
const british = /^07\d{3} (?:\d{6}|\d{3} \d{3})$/;
const american = /^[2-9]\d{2}([-.])[2-9]\d{2}\1\d{4}$/;

/** "0803 123 4567", "0917 555 0165": Nigerians and Filipinos write their mobiles so, and no Indians. */
const elsewhere = /^0(?:70[1-9]|80[2-9]|81[0-9]|90[1-9]|9[1-9]\d)[ -]\d{3}[ -]\d{4}$/;

/** The country that the way of writing a number tells. */
const writtenAs = (quote: string): CountryCode | undefined => (british.test(quote) ? 'GB' : american.test(quote) ? 'US' : undefined);

/** Who tries the chat out types these. */
const triedOut = /^(?:1234567890|(\d)\1{6,})$/;

/** "2500-3000", in round figures from less to more: a sum, or a count. */
function isRange(quote: string): boolean {
  const [, from, to] = /^(\d+00)[-–](\d+00)$/.exec(quote) ?? [];
  return from !== undefined && to !== undefined && from.length === to.length && from < to;
}

/** Nobody is reached at these who writes to us. */
const noOnes: readonly (string | undefined)[] = ['TOLL_FREE', 'PREMIUM_RATE', 'SHARED_COST', 'UAN'];

const disowned = pattern('i')`
  \b(?:
    not|old|former|previous|wrong|instead of|no longer
    |don'?t (?:call|use|mail|write to)(?! \w* ?(?:whatsapp|text|sms|message|msg))|switched off
  )\s+(?:\w+\s+){0,2}(?:is|was|:)?\s*[(:]?\s*$
`;

/**
 * The visitor's e-mail addresses and phone numbers. Of several the last counts: it corrects the others.
 *
 * @param country that the visitor is in, if something tells
 * @param asked whether it was asked how to reach them: a number and nothing else is one, whatever country's it is
 */
export function readContactDetails(message: string, country: CountryCode | undefined, asked = false): Finding[] {
  const phones = phonesIn(message, country);
  return [...emailsIn(message), ...(phones.length > 0 ? phones : asTyped(message, asked))];
}

const typed = String.raw`\(?0\d(?:[ ().-]{0,2}\d){6,10}`;
/** "021 555 123" to the question for a number, "number 0712 345 678, Achieng": of which country, a place may tell later. */
const [alone, called] = [new RegExp(String.raw`^\W*(?:(?:my|the|its?|it['’]s|number|no|phone|mobile|mob|cell|tel|whatsapp|call|me|on|is)\b\W*)*?(${typed})\W*$`, 'i'), new RegExp(String.raw`\b(?:number|phone|mobile|whatsapp|call me)(?: (?:no|number|on|at|is))?[ :]+(${typed})(?!\d|[.,-]\d)`, 'i')];

/** A number that fits no country which is known so far: it is kept as it was typed. */
function asTyped(message: string, asked: boolean): Finding[] {
  const text = blankedOut(message, noNumbers);
  const found = (asked && alone.exec(text)) || called.exec(text);
  if (!found) return [];
  const [value, start] = [found[1]!, found.index + found[0].indexOf(found[1]!)];
  if (otherThings.test(text.slice(0, start)) || othersNumber.test(sentenceAround(message, start, start + value.length)) || disowned.test(message.slice(0, start)) || triedOut.test(digitsOf(value))) return [];
  return [{ field: 'phone', value, start, end: start + value.length }];
}

/** "1-868-555-0134": North America writes its country's code without a plus. */
const northAmerican = /(?<![\d+.-])1[-. ]\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}(?![\d-])/g;

/** "(225) 555-0142": nobody else writes a number so. */
const inNorthAmerica = /(?<![\d+-] ?)\([2-9]\d{2}\) ?\d{3}-\d{4}(?![\d-])/g;

interface Candidate {
  readonly startsAt: number;
  readonly endsAt: number;
  readonly number: PhoneNumber;
  /** Written as one: it counts though its country has not given it out yet. */
  readonly isTold: boolean;
}

/** A number with its country is one: the visitor wrote it as one. */
const withCountry = (text: string): Candidate[] =>
  [...text.matchAll(/\+\d[\d ().-]{6,18}\d/g), ...text.matchAll(northAmerican), ...text.matchAll(inNorthAmerica)].flatMap((found) => candidate(found, parsePhoneNumberFromString(`+${found[0].startsWith('(') ? '1' : ''}${digitsOf(found[0])}`)));

/** "082 000 0133": a nought before nine digits or more, and no date. */
const withNought = /(?<![\d+/] ?|\d[.,-])\(?0(?!\d?[ -]\d{1,2}[ -](?:19|20)\d\d)(?:[ ().-]{0,2}\d){8,11}(?![\d/]|[.,-]\d)/g;
/** "406 555 0111". */
const threeThreeFour = /(?<![\d+/] ?|\d[.,-])[2-9]\d{2}[ .-]\d{3}[ .-]\d{4}(?![\d/]|[.,-]\d)/g;

/** A number as it is written in the visitor's own country: with a nought, in its groups, or with the country's code but no plus. */
function asAtHome(text: string, country: CountryCode | undefined): Candidate[] {
  if (!country) return [];
  const code = getCountryCallingCode(country);
  const written = code === '1' ? threeThreeFour : withNought;
  const withCode = new RegExp(`(?<![\\d+/] ?|\\d[.,-])\\(?${code}\\)?(?:[ -]?\\d){7,12}(?![\\d/]|[.,-]\\d)`, 'g');
  const coded = [...text.matchAll(withCode)].flatMap((found) => candidate(found, parsePhoneNumberFromString(`+${digitsOf(found[0])}`))).filter(({ number }) => number.isValid());
  return [...[...text.matchAll(written)].flatMap((found) => candidate(found, parsePhoneNumberFromString(found[0], country))), ...coded];
}

const candidate = ({ 0: quote, index }: RegExpExecArray, number: PhoneNumber | undefined): Candidate[] => (number ? [{ startsAt: index, endsAt: index + quote.length, number, isTold: true }] : []);

const digitsOf = (quote: string) => quote.replace(/\D/g, '');

/**
 * What is found may go on to an extension, which can as well be the next figure of the sentence, and to digits of another
 * script. The digits of a script stand in one row of 16 characters.
 */
function numberAlone(found: string): string {
  let row: number | undefined;
  let end = 0;
  for (const { 0: character, index } of found.matchAll(/./gsu)) {
    if (/\p{Nd}/u.test(character)) {
      row ??= character.codePointAt(0)! >> 4;
      if (character.codePointAt(0)! >> 4 !== row) break;
      end = index + character.length;
    } else if (!'+() .-'.includes(character)) break;
  }
  return found.slice(0, end);
}

function emailsIn(message: string): Finding[] {
  const written = Array.from(message.matchAll(email), ({ 0: value, index: start }): Finding => ({ field: 'email', value, start, end: start + value.length }));
  const spelled = spelledAddresses(message).filter(({ start, end }) => !written.some((one) => one.start < end && one.end > start));
  return [...written, ...spelled].filter(({ value, start }) => !isOwnAddress(value) && !disowned.test(message.slice(0, start)));
}

function phonesIn(message: string, country: CountryCode | undefined): Finding[] {
  const text = blankedOut(message, noNumbers);
  const found = new Map<number, Finding & { rank: number; read: ReadonlySet<string> }>();
  const defaults = [...new Set([...(country ? [country] : []), ...offices])];
  defaults.forEach((fallback, order) => {
    const candidates = [...findPhoneNumbersInText(text, fallback).map((one) => ({ ...one, isTold: message[one.startsAt] === '+' })), ...withCountry(text), ...(fallback === country ? asAtHome(text, country) : [])];
    for (const { startsAt: starts, endsAt: ends, number: whole, isTold } of candidates) {
      const startsAt = starts + message.slice(starts).search(/\S/);
      const quote = numberAlone(message.slice(startsAt, ends));
      const endsAt = startsAt + quote.length;
      const number = endsAt === ends ? whole : parsePhoneNumberFromString(quote, fallback);
      if (!number) continue;
      if ((!number.isValid() && !(isTold && number.isPossible())) || noOnes.includes(number.getType())) continue;
      // Shorter ones are services' numbers, or no numbers at all.
      const digits = digitsOf(quote);
      if (digits.length < SHORTEST || triedOut.test(digits) || isRange(quote)) continue;
      if (isOwnNumber(number.number) || otherThings.test(text.slice(0, startsAt)) || counted.test(message.slice(endsAt)) || (countedNoun.test(quote) && noun.test(message.slice(endsAt))) || disowned.test(message.slice(0, startsAt)) || othersNumber.test(sentenceAround(message, startsAt, endsAt)) || isYours.test(message)) continue;
      // A number that fits several countries is the visitor's own country's, or else the one that is a mobile there.
      // Few Indians write a nought before their mobile's ten digits, everybody in Britain does: "Leeds, 07700 900 456".
      const there = country && country !== 'IN' ? country : country ? undefined : writtenAs(quote);
      const local = there && fallback !== there && !isTold ? parsePhoneNumberFromString(quote, there) : undefined;
      const isSure = local !== undefined && (local.isValid() || writtenAs(quote) === there);
      if (!country && fallback === 'IN' && elsewhere.test(quote)) {
        found.set(startsAt, { field: 'phone', value: quote, start: startsAt, end: endsAt, rank: GUESSED, read: new Set() });
        continue;
      }
      if (local?.isPossible() && (/^0[1-9]/.test(quote) ? fallback === 'IN' : writtenAs(quote) === there)) {
        if (!found.has(startsAt) || found.get(startsAt)!.rank === UNLIKELY) found.set(startsAt, { field: 'phone', value: isSure ? local.number : quote, start: startsAt, end: endsAt, rank: isSure ? 0 : GUESSED, read: new Set() });
        continue;
      }
      // What is no number yet in the visitor's country may be one elsewhere: a town may be their customers'.
      const isUnlikely = !number.isValid() && !quote.startsWith('+') && number.countryCallingCode !== '1';
      const rank = isUnlikely ? UNLIKELY : isTold || fallback === country ? 0 : number.getType() === 'MOBILE' ? 1 : GUESSED + order;
      const known = found.get(startsAt);
      const read = new Set([...(known?.read ?? []), number.number]);
      const best = known && known.rank <= rank ? known : { field: 'phone' as const, value: number.number, start: startsAt, end: endsAt, rank };
      found.set(startsAt, { ...best, read });
    }
  });
  return [...found.values()]
    .filter((one) => ![...found.values()].some(({ start, end }) => start < one.start && one.end <= end))
    .sort((a, b) => a.start - b.start)
    // A landline that could be in several countries stays as it was written: a wrong country is a wrong number.
    .map(({ field, value, start, end, rank, read }) => ({ field, value: rank >= GUESSED && read.size > 1 ? message.slice(start, end) : value, start, end }));
}
