import type { CountryCode } from 'libphonenumber-js/max';
import type { Ask } from '../../conversations/conversation.entity.ts';
import type { Finding, LeadField } from '../evidence.ts';
import { readBudget } from './amounts.ts';
import { readBareAnswer } from './bare-answers.ts';
import { readCards } from './cards.ts';
import { readCompany } from './companies.ts';
import { readContactDetails } from './contact-details.ts';
import { readLocation } from './locations.ts';
import { readName } from './people.ts';
import { countryOf, placesIn } from './places.ts';
import { wantsNoContact } from './refusals.ts';
import { readServices } from './services-wanted.ts';
import { readTimeline } from './timelines.ts';
import { readWishes } from './wishes.ts';

/** What is known when a message comes. */
export interface Circumstances {
  /** What the assistant asked last: a bare answer to it counts. */
  readonly asked?: Ask | LeadField;
  /** Where the visitor is: it tells the country of a phone number without one. */
  readonly location?: string | null;
  readonly purposeOfVisit?: string | null;
}

/**
 * What a visitor tells about themselves in one message, in their own words: every value stands in the message at
 * `start` to `end`, but for phone numbers (E.164) and services (the specification's values), whose words stand there.
 * Pure and certain to end: patterns over at most a thousand characters.
 */
export function readMessage(message: string, { asked, location, purposeOfVisit }: Circumstances = {}): Finding[] {
  const contact = wantsNoContact(message) ? [] : readContactDetails(message, countryFor(message, location));
  const certain = [...contact, ...outside(readBudget(message, asked === 'budget'), contact), ...outside(readTimeline(message, asked === 'timeline'), contact)];
  const company = outside(readCompany(message), certain);
  const name = outside(readName(message), [...certain, ...company]);
  const places = outside(readLocation(message, company), [...certain, ...name]);
  const told = [...certain, ...company, ...name, ...places];
  const services = readServices(message);
  const cards = outside(readCards(message, [...told, ...services]), told).filter(({ field }) => !told.some((one) => one.field === field));
  const read = [...told, ...cards, ...services];
  const bare = readBareAnswer(message, asked, read);
  return lastOfEach([...read, ...bare, ...readWishes(message, services, Boolean(purposeOfVisit))]);
}

function countryFor(message: string, location: string | null | undefined): CountryCode | undefined {
  return placesIn(message).at(-1)?.country ?? (location ? countryOf(location) : undefined);
}

/** What does not lie within what is known for certain: the name in an address is no name. */
function outside(findings: readonly Finding[], certain: readonly Finding[]): Finding[] {
  return findings.filter(({ start, end }) => !certain.some((one) => one.start < end && one.end > start));
}

const several: readonly LeadField[] = ['servicesInterested', 'requirements'];

/** Of what a message says twice the last counts: it is the correction. */
function lastOfEach(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ field, start }) => several.includes(field) || !findings.some((other) => other.field === field && other.start > start));
}
