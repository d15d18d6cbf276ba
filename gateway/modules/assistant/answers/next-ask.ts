import type { Ask, Memory } from '../../conversations/conversation.entity.ts';
import type { KnownLead } from './acknowledge.ts';

/** Asks for what a reply would need, one thing at a time, each once, and only of somebody who wants something. */
export function nextAsk({ askedBefore = [], refused }: Memory, lead: KnownLead | undefined): Ask | undefined {
  if (refused || !lead) return undefined;
  const reachable = lead.email || lead.phone;
  const need = lead.servicesInterested.length > 0 || lead.requirements || lead.purposeOfVisit || lead.budget || lead.timeline;
  const wanted = [!reachable && need && ('reach' as const), reachable && !lead.name && ('name' as const), reachable && lead.name && !need && ('need' as const)];
  return wanted.find((ask) => ask && !askedBefore.includes(ask)) || undefined;
}
