import { assistant } from '#content/assistant.ts';
import { singleFields, type SingleField } from '../../leads/changed-values.ts';
import type { Finding } from '../../leads/evidence.ts';

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

/** A name of more characters than this is rather none that anybody is called by. */
const LONGEST_NAME = 60;

/**
 * Thanks for what was told about the visitor, if anything was; what somebody needs is rather answered than thanked for. They are called as they
 * call themselves: which part of a name is the family's differs from people to people.
 *
 * @param changed those of the findings that take the place of something else
 */
export function acknowledge(findings: readonly Finding[], changed: readonly Finding[], lead: KnownLead | undefined): string | undefined {
  const told = findings.filter(({ field }) => (singleFields as readonly string[]).includes(field));
  if (told.length === 0) return undefined;
  const { noted } = assistant;
  const changes = changed.map(({ field, value }) => noted.change(noted.fields[field as SingleField], value)).join(' and ');
  const name = lead?.name && lead.name.length <= LONGEST_NAME ? lead.name : undefined;
  const thanks = changes === '' ? (name ? noted.person(name) : noted.thing) : name ? noted.personChanged(name, changes) : noted.thingChanged(changes);
  const reachable = told.some(({ field }) => field === 'email' || field === 'phone' || field === 'name') && lead?.isContactInfoCollected;
  return reachable ? `${thanks} ${noted.complete}` : thanks;
}
