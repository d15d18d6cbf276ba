import { readFileSync } from 'node:fs';
import type { Circumstances } from '../../gateway/modules/leads/reading/circumstances.ts';
import { readHeard } from '../../gateway/modules/leads/reading/read-heard.ts';
import { readPhoneAgain } from '../../gateway/modules/leads/reading/read-phone-again.ts';
import type { Finding, LeadField } from '../../gateway/modules/leads/evidence.ts';
import type { Part } from './question-set.ts';

/** A conversation of the set, and what it must yield. */
export interface ConversationItem {
  readonly id: string;
  /** Of the part that is learnt from, only the tagger knows: no pattern was made for it. */
  readonly part: Part | 'learning';
  readonly turns: readonly (string | { readonly asked: LeadField; readonly say: string })[];
  readonly lead: Readonly<Partial<Record<Told, string>>> & { readonly services?: readonly string[]; readonly purpose?: Quoted; readonly requirements?: Quoted };
  /** Readings that are right as well. */
  readonly also?: Readonly<Record<string, readonly (string | number)[]>>;
}

type Told = 'name' | 'company' | 'email' | 'phone' | 'location' | 'budget' | 'timeline';

/** The words have to come from this turn. */
interface Quoted {
  readonly quoteOf: number;
}

export const measured = ['name', 'company', 'email', 'phone', 'location', 'services', 'budget', 'timeline', 'purpose', 'requirements'] as const;
export type Measured = (typeof measured)[number];

/** Right, wrong and missed values of one field. */
export interface Count {
  right: number;
  wrong: number;
  missed: number;
}

export interface Reading {
  readonly fields: Partial<Record<Told, string>>;
  readonly services: readonly string[];
  /** The turns that purpose and requirements quote. */
  readonly purpose?: number;
  readonly requirements: readonly number[];
}

export function readConversations(): ConversationItem[] {
  return JSON.parse(readFileSync(new URL('conversations.json', import.meta.url), 'utf8')) as ConversationItem[];
}

/** Reads a conversation as the gateway does, one message after the other. */
export async function readConversation({ turns }: ConversationItem): Promise<Reading> {
  const fields: Partial<Record<string, string>> = {};
  const services = new Set<string>();
  const requirements: number[] = [];
  let purpose: { readonly index: number; readonly text: string } | undefined;
  let phone: { readonly message: string; readonly told: Finding } | undefined;
  for (const [index, turn] of turns.entries()) {
    const [message, asked] = typeof turn === 'string' ? [turn.trim(), undefined] : [turn.say.trim(), turn.asked];
    const circumstances: Circumstances = { ...fields, asked, services: [...services], purposeOfVisit: purpose?.text };
    for (const finding of await readHeard(message, circumstances)) keep(finding, index, message);
    if (phone && !circumstances.location && fields.location) fields.phone = readPhoneAgain(phone.message, phone.told, fields.location) ?? fields.phone;
  }
  return { fields, services: [...services], purpose: purpose?.index, requirements };

  function keep(finding: Finding, index: number, message: string): void {
    const { field, value, retracted } = finding;
    if (field === 'servicesInterested') services[retracted ? 'delete' : 'add'](value);
    else if (field === 'purposeOfVisit') purpose = retracted ? undefined : (purpose ?? { index, text: value });
    else if (field === 'requirements') {
      if (!retracted) requirements.push(index);
    } else fields[field] = value;
    if (field === 'phone') phone = { message, told: finding };
  }
}

/** Holds a reading against what the conversation must yield. */
export function judgeConversation(item: ConversationItem, reading: Reading): { counts: Record<Measured, Count>; faults: string[] } {
  const counts = Object.fromEntries(measured.map((field) => [field, { right: 0, wrong: 0, missed: 0 }])) as Record<Measured, Count>;
  const faults: string[] = [];
  const also = (field: string) => item.also?.[field] ?? [];
  for (const field of ['name', 'company', 'email', 'phone', 'location', 'budget', 'timeline'] as const) {
    const [wanted, got] = [item.lead[field], reading.fields[field]];
    if (got !== undefined && [wanted, ...also(field)].some((one) => one !== undefined && same(String(one), got))) counts[field].right += 1;
    else {
      if (got !== undefined) counts[field].wrong += 1;
      if (wanted !== undefined) counts[field].missed += 1;
      if (got !== wanted) faults.push(`${field}: wanted ${wanted}, got ${got}`);
    }
  }
  const wanted = item.lead.services ?? [];
  for (const service of wanted) counts.services[reading.services.includes(service) ? 'right' : 'missed'] += 1;
  counts.services.wrong += reading.services.filter((service) => !wanted.includes(service) && !also('services').includes(service)).length;
  if (counts.services.wrong + counts.services.missed > 0) faults.push(`services: wanted ${wanted.join(' ')}, got ${reading.services.join(' ')}`);
  quoted('purpose', reading.purpose === undefined ? [] : [reading.purpose]);
  // What the purpose says already is not said again.
  quoted('requirements', [...reading.requirements, ...(reading.purpose === undefined ? [] : [reading.purpose])]);
  return { counts, faults };

  function quoted(field: 'purpose' | 'requirements', turns: readonly number[]): void {
    const turn = item.lead[field]?.quoteOf;
    if (turn === undefined) return;
    counts[field][turns.some((one) => one === turn || also(field).includes(one)) ? 'right' : 'missed'] += 1;
  }
}

const plain = (text: string) => text.toLowerCase().replace(/[’']/g, "'").replace(/[\s.,]+$/, '').replace(/\s+/g, ' ').trim();
const same = (a: string, b: string) => plain(a) === plain(b);

export const precision = ({ right, wrong }: Count): number => (right + wrong === 0 ? 1 : right / (right + wrong));
export const recall = ({ right, missed }: Count): number => (right + missed === 0 ? 1 : right / (right + missed));
