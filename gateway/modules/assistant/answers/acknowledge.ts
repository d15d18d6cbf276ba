import { assistant } from '#content/assistant.ts';
import type { Finding, LeadField } from '../../leads/evidence.ts';

/** What is known of a visitor, as far as replies go by it. */
export interface KnownLead {
  readonly name?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly servicesInterested: readonly string[];
  readonly requirements?: string | null;
  readonly purposeOfVisit?: string | null;
  readonly budget?: string | null;
  readonly timeline?: string | null;
  readonly isContactInfoCollected: boolean;
}

/** Told like an answer to a form's fields; what somebody needs is rather answered than thanked for. */
const personal: readonly LeadField[] = ['name', 'company', 'email', 'phone', 'location', 'budget', 'timeline'];

/** Thanks for what was told about the visitor, if anything was. */
export function acknowledge(findings: readonly Finding[], lead: KnownLead | undefined): string | undefined {
  const told = findings.filter(({ field }) => personal.includes(field));
  if (told.length === 0) return undefined;
  const { noted } = assistant;
  const thanks = lead?.name ? noted.person(lead.name.split(/\s+/)[0]!) : noted.thing;
  const reachable = told.some(({ field }) => field === 'email' || field === 'phone' || field === 'name') && lead?.isContactInfoCollected;
  return reachable ? `${thanks} ${noted.complete}` : thanks;
}
