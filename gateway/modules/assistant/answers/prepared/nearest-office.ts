import { assistant } from '#content/assistant.ts';
import { contact } from '#content/contact.ts';
import { officeAddresses } from '#content/office-addresses.ts';
import { offices } from '#content/offices.ts';
import type { Office } from '#content/types.ts';
import { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/max';
import { pattern } from '../../../language/patterns.ts';
import { countryOf, placesIn } from '../../../leads/reading/places.ts';
import { townsIn } from '../../../leads/reading/town-names.ts';
import { officeEntities } from '../../knowledge/passages/offices.ts';
import type { Question, Topic } from '../../knowledge/question.ts';
import { asName } from '../telling/called.ts';
import { contactLink } from '../from-content/answer-question.ts';
import type { Reckoned } from './reckoned.ts';

// Whether we are somewhere, and which office is the nearest to somebody.

const words = assistant.reckoned.offices;

/** South Asia has the codes of the Gulf's part of the world, or those of the Far East. */
const nearBengaluru: readonly CountryCode[] = ['IN', 'PK', 'LK', 'BD', 'NP', 'BT', 'MV'];
const nearKualaLumpur: readonly CountryCode[] = ['MM', 'MN'];
/** By the first digit of a country's calling code, which tells its part of the world; the Americas are near none of us. */
const byPartOfWorld: Readonly<Record<string, Office['id']>> = { 2: 'dubai', 3: 'dubai', 4: 'dubai', 7: 'dubai', 9: 'dubai', 6: 'malaysia', 8: 'malaysia' };

/** The office that is nearest to a country, where one is. */
function nearestTo(country: CountryCode): Office | undefined {
  const id = nearBengaluru.includes(country) ? 'india' : nearKualaLumpur.includes(country) ? 'malaysia' : byPartOfWorld[getCountryCallingCode(country)[0]!];
  return offices.find((office) => office.id === id);
}

const people = '(?:some ?one|some ?body|any ?one|any ?body|people|staff|team|representatives?|reps?|agents?|presence|person|engineers?|developers?|consultants?)';
const near = '(?:in|near|nearby|around|at|close to)';
/** "We have people in Johor" tells of others. */
const ofUs = String.raw`(?:\b(?:do|does|did|will|have|has|got|hav) (?:you|u|ya|the company|longitude|your (?:company|firm|agency|team|people))|\b(?:you|u)(?: guys| people| all| also)* (?:have|got|hav)|\b(?:is|are) there|\bis (?:anyone|anybody|someone|somebody)|\bany|^\W*(?:(?:and|so|ok)\W+)*got)\b`;
/** "Do you have someone in Tamil Nadu", "any office near Muscat?" */
const asksForUs = pattern('i')`
  ${ofUs}.*\b(?:offices?|branch(?:es)?|${people})\b.*\b${near}\b
  |${ofUs}.*\b\w+ (?:office|branch)\b
  |\bare (?:you|u|you guys|you people)(?: also| based| located| present)* (?:in|near)\b
`;
/** "Anyone in Riyadh?", "office in London?": nothing else is said. */
const asksShortly = pattern('iu')`^\W*(?:(?:and|so|ok|hi|hello)\W+)*(?:(?:any |got )(?:offices?|branch(?:es)?|${people})|any ?one|any ?body|some ?one|some ?body|(?:an? )?(?:office|branch)(?=.*\?)) ${near} (?:the )?[\p{L}]+(?: [\p{L}]+){0,3}\W*$`;
const asksForNearest = pattern('i')`
  \b(?:nearest|closest|nearer|closer)\b.*\b(?:office|branch|location|to (?:me|us))\b
  |\b(?:office|offices|branch|location|locations|(?:one|which) of you)\b.*\b(?:nearest|closest|nearer|closer|close to (?:me|us|here)|near (?:me|us|here))\b
  |^\W*(?:(?:and|so|ok)\W+)*which (?:one )?is (?:the )?(?:nearest|closest)\b
  |\bwho(?:['’]?s| is) (?:the )?(?:nearest|closest)\b
  |\b(?:some|any)(?:one|body) near (?:me|us|here)\b
`;
/** "Can we meet", "could I come by", "do we have to come to your office". */
const asksToMeet = pattern('i')`
  \b(?:can|could|may|shall|should|do|must|would|possible|want|like|love|need|have|able|where|for)\b.*\b(?:
    meet(?: (?:you|up|in person|face to face|someone|somebody|one of you|your \w+|some\w*))?|visit (?:you|your|u|the)|come (?:by|over|in|to (?:you|your|the|u))|drop (?:by|in)|see you|face to face|in person|sit (?:down )?(?:with|together)|stop by|pop in|walk in
  )\b
`;
/** The same of who surely would, wherever they are. */
const wantsToMeet = /\b(?:can|could|may|shall|should|do|must|possible|want|like|love)\b(?: (?:i|we|you|to|for us|have))+ (?:\w+ ){0,2}?(?:meet|visit|come|drop by|see you)\b|\b(?:in person|face to face)\b/i;
/** "Can your people come to Penang?" The site does not say. */
const asksUsToCome = pattern('i')`
  \b(?:can|could|will|would|do|does|possible (?:for|that))\b (?:\w+ ){0,2}?(?:you|u|your \w+|some ?one|some ?body|any ?one|any ?body|one of you)\b(?: (?!(?:i|we|my|me)\b)\w+){0,3}? (?:come|visit|travel)\b(?! (?:with|as|from)\b)(?!.*\byour office\b)
  |\b(?:some ?one|some ?body|any ?one|any ?body|your people|one of you)(?: from you\w*)? (?:come|visit|travel)\b
`;
const onScreen = /\b(?:zoom|online|on ?line|remotely|video|virtual(?:ly)?|teams|skype|google meet|over (?:the )?(?:phone|call)|screen)\b/i;
/** What is asked of jobs, of clients, or of those who are there, is another matter. */
const ofAnother = pattern('i')`\b(?:jobs?|posts?|admin|vacanc\w+|positions?|openings?|hiring|hire|work (?:from|at|in)|intern\w*|clients?|customers?|references?|projects?|servers?|host\w*|data|how (?:many|much|long)|cost|price|park\w*|metro|lift|open|closed?|now|number|phone|mail|language|speak|tax|gst|vat|legal|registered|deliver\w*|ship|app|apps|website|shop|launch\w*|who|what time|first|head|main|oldest|biggest|reply)\b`;
/** Who says more tells a story with it. */
const LONGEST = 180;

interface Place {
  readonly name: string;
  readonly country: CountryCode | undefined;
}

const namesOf = (id: Office['id']): readonly string[] => officeEntities.find((one) => one.id === `office:${id}`)!.names.map((name) => name.toLowerCase());
const isOurs = (name: string) => offices.some(({ id }) => namesOf(id).includes(name.toLowerCase().replace(/^the | \d+$/g, '')));

/** The places that some pieces of a message name, but for those where we are. */
const placesOf = (pieces: readonly string[]): readonly Place[] =>
  pieces.flatMap((text) => {
    const known = placesIn(text);
    return (known.length > 0 ? known : townsIn(text).map(({ name }) => ({ name, country: undefined }))).filter(({ name }) => !isOurs(name));
  });

/** "We are in Muscat", "our office is in Penang". */
const ofThem = /\b(?:i|we|i['’]?m|we['’]re|im|m|am|our|my|us)\b.*\b(?:in|from|at|near)\b/i;

/**
 * Says whether we are somewhere, and where the nearest office is; undefined where neither is asked.
 *
 * @param location of the visitor, as far as it is known
 */
export function nearestOffice(message: string, { entities }: Question, { entity = '', told = [] }: Topic, location: string | null | undefined): Reckoned | undefined {
  if (message.length > LONGEST) return undefined;
  const pieces = message.split(/[,;.!?]+(?:\s+|$)/).filter(Boolean);
  const asked = (form: RegExp) => pieces.filter((piece) => form.test(piece) && !ofAnother.test(piece));
  const [nearest, comes, meets] = [asked(asksForNearest), asked(asksUsToCome), asked(asksToMeet)];
  const present = asksShortly.test(message) ? pieces : asked(asksForUs);
  // "Say where you are" – "penang".
  const answered = told[0] === ASKED && message.split(/\s+/).length <= FEW ? pieces : [];
  const wanting = [...nearest, ...comes, ...meets];
  const all = [...present, ...answered, ...wanting];
  if (all.length === 0) return undefined;
  const reckoned = (office: Office | undefined, ...lines: readonly (string | undefined)[]): Reckoned => ({ text: lines.filter(Boolean).join(' '), links: [contactLink], about: office ? `office:${office.id}` : 'offices', answers: all });
  const [isNearest, isComing, isMeeting] = [nearest, comes, meets].map((some) => some.length > 0) as [boolean, boolean, boolean];
  const named = offices.filter(({ id }) => entities.includes(`office:${id}`));
  const before = [isComing && !isMeeting ? words.travel : undefined, meets.some((piece) => onScreen.test(piece)) ? words.onScreen : undefined];
  const elsewhere = placesOf([...present, ...answered, ...nearest]);
  const [office, another] = named.length > 0 ? named : offices.filter(({ id }) => (isMeeting && entity === `office:${id}`) || (isNearest && location && namesOf(id).includes(location.toLowerCase())));
  // Where somebody may come is said with its address.
  if (elsewhere.length === 0 && office && !another && (isMeeting || isNearest) && !isComing) return reckoned(office, ...before, comeTo(office));
  const theirs = wanting.length > 0 && named.length === 0 ? placesOf([...wanting, ...pieces.filter((piece) => ofThem.test(piece))]) : [];
  const mayBeFar = location && !isOurs(location) && named.length === 0 && (isNearest || isComing || asked(wantsToMeet).length > 0);
  const places = [elsewhere, theirs, mayBeFar ? [{ name: location, country: countryOf(location) }] : []].find((some) => some.length > 0);
  if (places) {
    const close = places.flatMap(({ country }) => (country && nearestTo(country)) || [])[0];
    return reckoned(close, ...before, words.none(orOf(places.map(({ name }) => written(name)))), ...(close ? [words.nearest(close.city, addressOf(close)), howToCome(close)] : [words.elsewhere]));
  }
  return isNearest && named.length === 0 ? reckoned(undefined, words.whereAreYou) : undefined;
}

/** What is remembered of a question for the nearest office: where they are comes next. */
export const ASKED = 'nearest office';
/** Words of an answer to that. */
const FEW = 5;

/** Where an office is, and that visitors are welcome. */
const comeTo = (office: Office): string => `${assistant.sentences.office(office.city, office.country, addressOf(office))} ${howToCome(office)}`;

/** The same without the hours, for who has just heard them; that they are welcome, where it is not known to which office they would come. */
export const welcome = (office: Office | undefined): string => (office ? comeTo(office) : contact.offices.lede).replace(hours, '').trim();
const hours = /Open [^.]*\. /;

const addressOf = ({ id }: Office) => officeAddresses[id].lines.join(', ');
const howToCome = ({ email, phone }: Office) => `${contact.offices.lede} ${words.tell(email, phone?.display)}`;
/** "tamil nadu", as a place is written; "uk" is an abbreviation. */
const written = (name: string) => (name.length <= SHORT ? name.toUpperCase() : asName(name));
const SHORT = 3;
const orOf = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(new Set(names));
