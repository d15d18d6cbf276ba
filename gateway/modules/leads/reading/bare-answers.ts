import type { Ask } from '../../conversations/conversation.entity.ts';
import type { Finding, LeadField } from '../evidence.ts';
import { trimmed } from './companies.ts';
import { trimName } from './people.ts';
import { isPlace } from './places.ts';
import { honorific, isFirm, isPersonName, mayBeCompany, mayBeName } from './proper-names.ts';
import { declines } from './refusals.ts';
import { isQuestion } from './sentences.ts';

const title = new RegExp(`^(?:${honorific})`, 'iu');
const lead = /^\W*(?:(?:it'?s|it is|its|i'?m|i am|im|this is|(?:it(?:'s| is) )?called|name is|my name is|we are|we're|we sit|the|call me|just|ok|okay|sure|yes|in|at|from)[,:]?\s+)*/i;

/** A message that is nothing but the answer to what was asked: "senthil kumar", "Qasr Holding", "Ooty". */
export function readBareAnswer(message: string, asked: Ask | LeadField | undefined, read: readonly Finding[]): Finding[] {
  if (!asked || declines(message) || isQuestion(message)) return [];
  const from = lead.exec(message)![0].length;
  const answer = message.slice(from).replace(/[\s.!,]+$/, '');
  const words = answer.split(/\s+/).length;
  const take = (field: LeadField, value: string): Finding[] => {
    if (value === '' || read.some((one) => one.field === field)) return [];
    const start = message.indexOf(value, from);
    return [{ field, value, start, end: start + value.length }];
  };
  const taken = (field: LeadField) => read.some((one) => one.field !== field && one.field !== 'servicesInterested' && one.start >= from);
  if (asked === 'name' && words <= 5) {
    const titled = title.exec(answer)?.[0].length ?? 0;
    // "Sunita Rao, Tulsi Herbs" tells more than was asked; the name comes first.
    const bare = answer.slice(titled).split(/\s*[,;(\n]/)[0]!;
    const name = trimName(bare);
    if (isPersonName(name) && name.length >= bare.length - 1) return take('name', name);
    // Asked for a name, "Paris Fernandes" gives one.
    const capitals = bare.split(/[ \t]+/);
    return capitals.length > 1 && capitals.every((word) => /^\p{Lu}[\p{L}\p{M}'’.-]*$/u.test(word)) && mayBeName(capitals.at(-1)!) && !isFirm(bare) && !isPlace(bare) ? take('name', bare) : [];
  }
  if (asked === 'company' && words <= 6 && mayBeCompany(answer)) return take('company', trimmed(answer));
  if (asked === 'location' && words <= 4 && !taken('location')) return take('location', answer);
  if ((asked === 'need' || asked === 'requirements') && words > 2 && !/@/.test(answer)) return read.some(({ field }) => field === 'requirements') ? [] : [{ field: 'requirements', value: message, start: 0, end: message.length }];
  return [];
}
