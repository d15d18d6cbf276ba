import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { serviceOptions } from '#content/service-options.ts';
import { pattern } from '../../../language/patterns.ts';
import type { Finding, LeadField } from '../../../leads/evidence.ts';
import { asks } from '../../knowledge/asking.ts';

/** Characters of a value that is said back; of an address or a number all are, so that a slip is seen. */
const SHOWN = 60;
/** The same of the visitor's own words. */
const QUOTED = 80;
/** Things that are said back at once, the first of these before the others. */
const MOST = 4;
const rather: readonly LeadField[] = ['email', 'phone', 'budget', 'timeline', 'purposeOfVisit', 'servicesInterested', 'requirements', 'company', 'location'];

/** A phone number with its spaces: as it was typed, where its country is not known. */
export const phoneShown = (value: string): string => (value.startsWith('+') ? (parsePhoneNumberFromString(value)?.formatInternational() ?? value) : value);

/** The value of a field as it is said back, on one line. */
export function valueShown(field: LeadField, value: string): string {
  const line = value.replace(/\s+/g, ' ').trim();
  if (field === 'phone') return phoneShown(line);
  return field === 'email' ? line : shortened(line, SHOWN);
}

/** A text of so many characters, whole words of it. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most).replace(/\s+\S*$/, '');
  return `${cut.replace(/[\s,;:.–-]+$/, '')} …`;
}

/** A service as it stands within a sentence. */
export function serviceShown(id: string): string | undefined {
  const label = serviceOptions.find(({ value }) => value === id && value !== 'other')?.label;
  return label && (/^\p{Lu}\p{Lu}/u.test(label) ? label : label[0]!.toLowerCase() + label.slice(1));
}

/** What is remembered of a service that was heard: it is said back once. */
export const heardOf = (service: string): string => `heard:${service}`;

/** Before what somebody wants: "we need", "i'm looking for someone to build". */
const wanting = pattern('iu')`
  \b(?:needs?|wants?|looking for|look for|requires?|would like|(?:i|we)['’]d like|thinking (?:about|of)|planning|interested in|looking to (?:get|have|build|create|make))\s+
  (?:to\s+(?:have|get|build|make|create|do|set up|launch|start|develop|be)\s+)?(?:(?:some ?(?:one|body|1)|an agency|a team|people|a company|you|u)\s+(?:to|who can|that can)\s+(?:build|make|do|create|develop|design|set up|help (?:me|us) with)\s+)?
  (?<what>\S.*)$
`;
/** Where that ends. */
const further = /[.,;:!?()\n]|\s[–-]\s|\s(?:and|but|so|because|since|as|which|where|cos|coz)\s+(?:i|we|our|my|it|its|it's|they|the|that|people|customers?|nobody|please|pls)\b/i;
/** What is wanted of us, or to hear, is none of the work. */
const ofUs = /\b(?:you|your|u|ur|know|hear|ask|info\w*|call|calls|talk|speak|chat|contact|reach|price|prices|quote|cost|help|this|that|it|something|anything|nothing|one|more|less|else)\b|^\W*(?:to|be|not|no|after|before|by|in|on|at|from|within|for|with)\b/i;
const FEWEST = 2;

/** What somebody says that they want, in their own words; undefined where it is not said in a few. */
export function wantedIn(sentence: string): string | undefined {
  const what = wanting.exec(sentence)?.groups?.what;
  const part = what?.slice(0, further.exec(what)?.index ?? what.length).replace(/\s+/g, ' ').trim();
  if (!part || part.length > QUOTED || ofUs.test(part) || part.split(/\s+/).length < FEWEST) return undefined;
  return part;
}

/** What it has to be: "it must work offline", "around 40 users". */
const demanding = /\b(?:must|has to|have to|should|needs? to|mandatory|at least)\b|^\W*(?:(?:about|around|some|only|roughly|approx\.?|currently|we have|we are)\s+)*\d[\d.,]*\+?\s+\p{L}/iu;
/** What is said to us, or of what was said before. */
const talk = /\?|\b(?:you|your|u|ur|said|say|asked?|mean|meant|told|answer\w*|question|name|call|calls|contact|reach|phone|number|e-?mail)\b/i;

/** A sentence that is short and tells of them: "we have a warehouse system from 2011". */
function wholeOf(sentence: string): string | undefined {
  const text = sentence.replace(/\s+/g, ' ').replace(/[\s.!,]+$/, '');
  return text.length <= QUOTED && text.split(' ').length >= FEWEST && !talk.test(text) ? text : undefined;
}

/** A part of a message, and where it begins. */
export interface Words {
  readonly text: string;
  readonly start: number;
}

interface Said {
  readonly field: LeadField;
  readonly start: number;
  readonly text: string;
}

/**
 * What the findings tell, thing by thing and in the order of the message: values as they were read, services by their labels, wishes as a
 * short quote or not at all. A name is left out, since they are called by it.
 *
 * @param withNeeds what somebody needs is said back as well: who asks about it is rather answered
 * @param words what they tell besides, in their own: it stands in place of what they need
 */
export function echoOf(findings: readonly Finding[], withNeeds: boolean, words: readonly Words[] = []): string[] {
  const all = findings.filter(({ retracted }) => !retracted);
  const values = all.flatMap(({ field, start, value }): Said[] => (plainFields.includes(field) ? [{ field, start, text: valueShown(field, value) }] : []));
  const needs = words.length > 0 ? [] : withNeeds ? needsIn(all, values.length === 0 && !all.some(({ field }) => field === 'name')) : [];
  const quoted = words.map(({ text, start }): Said => ({ field: 'requirements', start, text: `“${text}”` }));
  // "An app for my shop in Ipoh" says where that is.
  const apart = values.filter(({ field, text }) => ![...needs, ...(field === 'location' ? quoted : [])].some((need) => need.text.toLowerCase().includes(text.toLowerCase())));
  const chosen = [...apart, ...needs].sort((one, other) => rather.indexOf(one.field) - rather.indexOf(other.field)).slice(0, MOST);
  return [...new Set([...chosen, ...quoted].sort((one, other) => one.start - other.start).map(({ text }) => text))];
}

const plainFields: readonly LeadField[] = ['company', 'email', 'phone', 'location', 'budget', 'timeline'];

/** Wishes in the words of their visitor; where those are not few, and something else is told as well, the services that were heard. */
function needsIn(findings: readonly Finding[], isAll: boolean): Said[] {
  const wishes = findings.filter(({ field }) => field === 'purposeOfVisit' || field === 'requirements');
  // What no sentence of theirs asks for is more likely a word in passing: "our site is …".
  const services = findings.filter(({ field, start, end }) => field === 'servicesInterested' && wishes.some((wish) => wish.start <= start && wish.end >= end));
  const first = (field: LeadField, wordsOf: (text: string) => string | undefined): Said | undefined =>
    wishes.filter((one) => one.field === field && !asks(one.value)).flatMap(({ start, value }) => ({ field, start, text: wordsOf(value) ?? '' })).find(({ text }) => text !== '');
  // Told alone, a whole sentence would only be repeated.
  const whole = (text: string) => (isAll || wanting.test(text) ? undefined : wholeOf(text));
  const purpose = first('purposeOfVisit', (text) => wantedIn(text) ?? whole(text));
  const demand = first('requirements', (text) => (demanding.test(text) ? wholeOf(text) : wantedIn(text)));
  const isSame = purpose && demand && (purpose.text.includes(demand.text) || demand.text.includes(purpose.text));
  const quoted = [purpose, isSame ? undefined : demand].filter((one) => one !== undefined).map((one) => ({ ...one, text: `“${one.text}”` }));
  const labels = services.flatMap(({ field, start, value }): Said[] => [serviceShown(value)].flatMap((text) => (text ? [{ field, start, text }] : [])));
  return quoted.length > 0 || isAll ? quoted : labels;
}
