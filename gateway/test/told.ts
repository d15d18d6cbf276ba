import { readMessage, type Circumstances } from '../modules/leads/reading/read-message.ts';
import type { LeadField } from '../modules/leads/evidence.ts';

/** The visitor's sentences: tested on their own. */
const quotes: readonly LeadField[] = ['purposeOfVisit', 'requirements'];

/** What a message yields, services in one string in the order of their names. */
export function toldIn(message: string, asked?: Circumstances['asked']): Partial<Record<LeadField, string>> {
  const told: Partial<Record<LeadField, string>> = {};
  const services = new Set<string>();
  for (const { field, value, retracted } of readMessage(message, { asked })) {
    if (quotes.includes(field) || retracted) continue;
    if (field === 'servicesInterested') services.add(value);
    else told[field] = value;
  }
  return services.size > 0 ? { ...told, servicesInterested: [...services].sort().join(' ') } : told;
}
