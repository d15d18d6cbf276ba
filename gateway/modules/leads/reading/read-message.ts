import { company } from '#content/company.ts';
import { offices } from '#content/offices.ts';
import { services } from '#content/services/index.ts';
import { findPhoneNumbersInText } from 'libphonenumber-js/max';
import type { Finding } from '../evidence.ts';

/** An e-mail address within running text: atoms of RFC 5322, a domain with a dot, no trailing full stop. */
const emailPattern = /[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}/i;

/** "my name is …", "I am …", followed by one to four capitalised words or initials. */
const namePattern = /\b(?:my name is|my name's|name:|i am|i'm|i’m)\s+(\p{Lu}(?:\.|[\p{L}'’-]+)(?:\s+\p{Lu}(?:\.|[\p{L}'’-]+)){0,3})/iu;

const ownAddresses = new Set([...Object.values(company.emails), ...offices.map((office) => office.email)]);

/** What a visitor tells about themselves in one message, in their own words. */
export function readMessage(message: string): Finding[] {
  const findings: Finding[] = [];
  const take = (field: Finding['field'], start: number, quote: string, value = quote) => findings.push({ field, value, start, end: start + quote.length });

  const email = emailPattern.exec(message);
  if (email && !ownAddresses.has(email[0].toLowerCase())) take('email', email.index, email[0]);
  // The country of a number without one is the first office's.
  const phone = findPhoneNumbersInText(message, 'IN').find(({ number }) => number.isValid());
  if (phone) take('phone', phone.startsAt, message.slice(phone.startsAt, phone.endsAt), phone.number.number);
  const name = namePattern.exec(message);
  const written = name?.[1] && /^\p{Lu}/u.test(name[1]) ? trimToName(name[1]) : undefined;
  if (name && written) take('name', message.indexOf(written, name.index), written);
  for (const service of services) {
    for (const title of [service.title, service.shortTitle]) {
      const found = new RegExp(`(?<![\\p{L}\\d])${title}(?![\\p{L}\\d])`, 'iu').exec(message);
      if (!found) continue;
      take('servicesInterested', found.index, found[0], service.id);
      break;
    }
  }
  return findings;
}

function trimToName(name: string): string {
  const words = name.split(/\s+/);
  const end = words.findIndex((word) => !/^\p{Lu}/u.test(word));
  return (end === -1 ? words : words.slice(0, end)).join(' ').replace(/[.,]+$/, '');
}
