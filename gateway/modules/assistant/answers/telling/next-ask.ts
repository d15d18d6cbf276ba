import type { Ask, Memory } from '../../../conversations/conversation.entity.ts';
import { kindOf } from '../../knowledge/content.ts';
import { isReachable, type KnownLead } from './known-lead.ts';
import { isApplicant } from './promised.ts';

/** What a sum or a day can be of. */
const ofWork: readonly string[] = ['service', 'project'];

/** Asks for what a reply would need, one thing at a time, each once, and only of somebody who wants something. */
export function nextAsk({ askedBefore = [], refused, topic }: Memory, lead: KnownLead | undefined): Ask | undefined {
  // Who cares about their data is not asked for more of it.
  if (refused || !lead || topic?.entity === 'privacy') return undefined;
  const reachable = isReachable(lead);
  const isIdle = isApplicant('', topic, lead);
  // Who only names a sum or a day has not said of what: that is what is asked first.
  const planned = (lead.budget || lead.timeline) && (askedBefore.includes('need') || ofWork.includes(kindOf(topic?.entity ?? '')));
  const wanted = [!reachable && (hasNeed(lead) || planned || topic?.need || topic?.told?.includes(NEED_TOLD)) && !isIdle && ('reach' as const), reachable && !lead.name && ('name' as const), reachable && lead.name && !needKnown(lead, topic) && !lead.budget && !lead.timeline && !isIdle && ('need' as const)];
  return wanted.find((ask) => ask && !askedBefore.includes(ask)) || undefined;
}

/** Whether somebody who has said who they are is to be asked what they want. */
export const needAsked = ({ askedBefore = [], refused, topic }: Memory, lead: KnownLead | undefined): boolean =>
  lead !== undefined && !refused && !isReachable(lead) && !needKnown(lead, topic) && !askedBefore.includes('need') && topic?.entity !== 'privacy' && !isApplicant('', topic, lead);

/** Whether it is known what somebody wants. */
export const hasNeed = ({ servicesInterested, requirements, purposeOfVisit }: KnownLead) => servicesInterested.length > 0 || Boolean(requirements || purposeOfVisit);

/** The same by what was talked about: a service that they want, or work of ours that they chose to speak of. */
export const needKnown = (lead: KnownLead | undefined, { need, entity = '', told = [] }: NonNullable<Memory['topic']> = {}): boolean =>
  (lead !== undefined && hasNeed(lead)) || need !== undefined || ofWork.includes(kindOf(entity)) || told.includes(NEED_TOLD);

/** What is remembered of somebody who told at length what they are about. */
export const NEED_TOLD = 'told:need';
