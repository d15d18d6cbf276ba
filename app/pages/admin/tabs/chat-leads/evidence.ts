import type { LeadField } from '../../../../../gateway/modules/leads/lead-fields.rules.ts';
import type { LeadConversationQuery } from '../../../../graphql/generated/graphql.ts';

type Detail = LeadConversationQuery['chatLead'];
export type Message = Detail['conversation'][number];

/** Words of the visitor from which a value of the lead was taken, with their number on the page. */
export interface Quote {
  readonly number: number;
  readonly field: string;
  readonly quote: string;
  readonly messageId: string;
  readonly start: number;
  readonly end: number;
}

/** What the fields of a lead are called. */
export const fieldNames: Readonly<Record<string, string>> = {
  name: 'Name',
  company: 'Company',
  email: 'E-mail',
  phone: 'Phone',
  location: 'Location',
  purposeOfVisit: 'Purpose of visit',
  servicesInterested: 'Services',
  requirements: 'Requirements',
  budget: 'Budget',
  timeline: 'Timeline',
} satisfies Readonly<Record<LeadField, string>>;

/** Numbered in the order of the conversation, as notes are. */
export function quotesOf({ conversation, evidence }: Detail): Quote[] {
  const order = new Map(conversation.map(({ id }, index) => [id, index]));
  const place = ({ messageId }: { messageId: string }) => order.get(messageId) ?? Infinity;
  return [...evidence]
    .filter(({ messageId }) => order.has(messageId))
    .sort((a, b) => place(a) - place(b) || a.end - b.end)
    .map(({ field, quote, messageId, start, end }, index) => ({ number: index + 1, field, quote, messageId, start, end }));
}
