import type { Circumstances } from '../modules/leads/reading/circumstances.ts';
import { readHeard } from '../modules/leads/reading/read-heard.ts';
import type { LeadField } from '../modules/leads/evidence.ts';

/** The visitor's sentences: tested on their own. */
const quotes: readonly LeadField[] = ['purposeOfVisit', 'requirements'];

/** What a message yields, services in one string in the order of their names. */
export async function toldIn(message: string, asked?: Circumstances['asked']): Promise<Partial<Record<LeadField, string>>> {
  const told: Partial<Record<LeadField, string>> = {};
  const services = new Set<string>();
  for (const { field, value, retracted } of await readHeard(message, { asked })) {
    if (quotes.includes(field) || retracted) continue;
    if (field === 'servicesInterested') services.add(value);
    else told[field] = value;
  }
  return services.size > 0 ? { ...told, servicesInterested: [...services].sort().join(' ') } : told;
}
