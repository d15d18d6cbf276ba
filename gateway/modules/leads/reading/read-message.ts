import { company } from '#content/company.ts';
import { offices } from '#content/offices.ts';
import { services } from '#content/services/index.ts';
import { findPhoneNumbersInText } from 'libphonenumber-js/max';
import type { LeadFields } from '../leads/record-lead.ts';

/** An e-mail address within running text: atoms of RFC 5322, a domain with a dot, no trailing full stop. */
const emailPattern = /[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}/i;

/** "my name is …", "I am …", followed by one to four capitalised words or initials. */
const namePattern = /\b(?:my name is|my name's|name:|i am|i'm|i’m)\s+(\p{Lu}(?:\.|[\p{L}'’-]+)(?:\s+\p{Lu}(?:\.|[\p{L}'’-]+)){0,3})/iu;

const ownAddresses = new Set([...Object.values(company.emails), ...offices.map((office) => office.email)]);

/** What a visitor tells about themselves in one message, in their own words. */
export function leadFields(message: string): LeadFields {
  const email = emailPattern.exec(message)?.[0];
  // The country of a number without one is the first office's.
  const phone = findPhoneNumbersInText(message, 'IN').find(({ number }) => number.isValid())?.number.number;
  const lower = message.toLowerCase();
  return {
    name: capitalisedName(message),
    email: email && !ownAddresses.has(email.toLowerCase()) ? email : undefined,
    phone,
    services: services.filter((service) => [service.title, service.shortTitle].some((name) => mentions(lower, name))).map((service) => service.id),
  };
}

function capitalisedName(message: string): string | undefined {
  const name = namePattern.exec(message)?.[1];
  // The pattern ignores case for its lead-in; the name itself must be written as one.
  return name && /^\p{Lu}/u.test(name) ? trimToName(name) : undefined;
}

function trimToName(name: string): string {
  const words = name.split(/\s+/);
  const end = words.findIndex((word) => !/^\p{Lu}/u.test(word));
  return (end === -1 ? words : words.slice(0, end)).join(' ').replace(/[.,]+$/, '');
}

function mentions(text: string, name: string): boolean {
  return new RegExp(`(?<![\\p{L}\\d])${name.toLowerCase()}(?![\\p{L}\\d])`, 'u').test(text);
}
