import type { Ask, Memory } from '../../conversations/conversation.entity.ts';
import { kindOf } from '../knowledge/content.ts';
import type { KnownLead } from './acknowledge.ts';

/** Who asks about these wants nothing made. */
const noBusiness: readonly string[] = ['careers', 'position'];

/** Asks for what a reply would need, one thing at a time, each once, and only of somebody who wants something. */
export function nextAsk({ askedBefore = [], refused, topic }: Memory, lead: KnownLead | undefined): Ask | undefined {
  // Who cares about their data is not asked for more of it.
  if (refused || !lead || topic?.entity === 'privacy') return undefined;
  const reachable = lead.email || lead.phone;
  const isIdle = noBusiness.includes(kindOf(topic?.entity ?? '')) && lead.servicesInterested.length === 0;
  const need = lead.servicesInterested.length > 0 || lead.requirements || lead.purposeOfVisit || lead.budget || lead.timeline;
  const wanted = [!reachable && need && !isIdle && ('reach' as const), reachable && !lead.name && ('name' as const), reachable && lead.name && !need && ('need' as const)];
  return wanted.find((ask) => ask && !askedBefore.includes(ask)) || undefined;
}
