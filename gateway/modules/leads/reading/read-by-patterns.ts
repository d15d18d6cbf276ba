import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/max';
import type { Finding, LeadField } from '../evidence.ts';
import { readBudget } from './amounts.ts';
import { readBareAnswer } from './bare-answers.ts';
import { readCards } from './cards.ts';
import type { Circumstances } from './circumstances.ts';
import { readCompany } from './companies.ts';
import { readContactDetails } from './contact-details.ts';
import { companiesOfDomains } from './introduced-companies.ts';
import { readLocation } from './locations.ts';
import { moneysCountry } from './money-countries.ts';
import { readName } from './people.ts';
import { countryOf, placesIn } from './places.ts';
import { isRefused } from './refusals.ts';
import { readServices } from './services-wanted.ts';
import { readTimeline } from './timelines.ts';
import { readWishes } from './wishes.ts';

/**
 * What patterns find in one message, with the words that tell it at `start` to `end`: for what values they stand, `Finding` says. Of names, firms, places, amounts and times these are
 * hints, which the tagger weighs (read-message.ts); the rest is what the patterns say.
 * Pure and certain to end: patterns over at most a thousand characters.
 */
export function readByPatterns(message: string, { asked, location, purposeOfVisit, name: knownName, company: knownCompany, email, budget, services: knownServices = [] }: Circumstances = {}): Finding[] {
  const contact = readContactDetails(message, countryFor(message, { location, company: knownCompany, email, budget }), asked === 'phone' || asked === 'reach').filter(({ field }) => !isRefused(message, field));
  const certain = [...contact, ...outside(readBudget(message, asked === 'budget'), contact), ...outside(readTimeline(message, asked === 'timeline'), contact)];
  const bare = readBareAnswer(message, asked, certain);
  const answered = bare.filter(({ field }) => field !== 'requirements');
  const said = outside(readCompany(message), [...certain, ...answered]);
  const name = outside(readName(message, knownName), [...certain, ...said, ...answered]);
  const emails = [...contact.flatMap((one) => (one.field === 'email' ? [one.value] : [])), ...(email ? [email] : [])];
  const company = said.length > 0 ? said : outside(companiesOfDomains(message, emails, name), [...certain, ...answered]).slice(0, 1);
  const places = outside(readLocation(message, company), [...certain, ...name, ...answered]);
  const told = [...certain, ...answered, ...company, ...name, ...places];
  const wanted = outside(readServices(message, knownServices.length > 0), [...contact, ...company, ...name, ...answered]);
  const cards = outside(readCards(message, [...told, ...wanted], knownName), told).filter(({ field }) => !told.some((one) => one.field === field));
  // "Azure Bay Hotels" is no wish for a cloud.
  const services = outside(wanted, cards);
  const read = [...told, ...cards, ...services];
  const need = bare.filter(({ field }) => field === 'requirements');
  const revoked = revokedPurpose(services, purposeOfVisit);
  const wishes = [...revoked, ...readWishes(message, services, Boolean(purposeOfVisit) && revoked.length === 0)];
  return lastOfEach([...read, ...(wishes.some(({ field }) => field === 'requirements') ? [] : need), ...wishes]);
}

/** "Actually a website is enough, forget the app", of who came for an app: what they came for counts no more, nor does it as a requirement. */
function revokedPurpose(services: readonly Finding[], purpose: string | null | undefined): Finding[] {
  const [taken] = services.filter(({ retracted }) => retracted);
  const came = purpose && taken ? readServices(purpose, false).map(({ value }) => value) : [];
  const isRevoked = came.length > 0 && came.every((value) => services.some((one) => one.retracted && one.value === value));
  return isRevoked ? (['purposeOfVisit', 'requirements'] as const).map((field) => ({ field, value: purpose!, start: taken!.start, end: taken!.end, retracted: true })) : [];
}

/** By a place, or else by where an address is registered, by the money that is counted in, or by a place in a firm's name. */
function countryFor(message: string, { location, company, email, budget }: Pick<Circumstances, 'location' | 'company' | 'email' | 'budget'>): CountryCode | undefined {
  return placesIn(message).at(-1)?.country ?? (location ? countryOf(location) : undefined) ?? domainsCountry(message) ?? domainsCountry(email ?? '') ?? moneysCountry(message) ?? moneysCountry(budget ?? '') ?? (company ? countryOf(company) : undefined);
}

/** Countries whose domains everybody takes: they tell nothing. */
const soldDomains = ['ai', 'cc', 'co', 'fm', 'gg', 'io', 'ly', 'me', 'to', 'tv', 'ws'];

function domainsCountry(text: string): CountryCode | undefined {
  const ending = /@[\w.-]+\.([a-z]{2})\b/i.exec(text)?.[1]?.toLowerCase();
  if (!ending || soldDomains.includes(ending)) return undefined;
  const country = ending === 'uk' ? 'GB' : ending.toUpperCase();
  return isSupportedCountry(country) ? country : undefined;
}

/** What does not lie within what is known for certain: the name in an address is no name. */
export function outside(findings: readonly Finding[], certain: readonly Finding[]): Finding[] {
  return findings.filter(({ start, end }) => !certain.some((one) => one.start < end && one.end > start));
}

const several: readonly LeadField[] = ['servicesInterested', 'requirements'];

/** Of what a message says twice the last counts: it is the correction. */
export function lastOfEach(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ field, start, retracted }) => retracted || several.includes(field) || !findings.some((other) => other.field === field && !other.retracted && other.start > start));
}
