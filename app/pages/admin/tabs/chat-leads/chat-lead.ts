import type { ChatLeadsQuery } from '../../../../graphql/generated/graphql.ts';

export type ChatLead = ChatLeadsQuery['chatLeads']['items'][number];

/** A session is shown by the last 8 characters of its id (specification, section 9). */
export function sessionMark(sessionId: string): string {
  return [...sessionId].slice(-8).join('');
}

/** Whether the lead can be called back, by its own rule; else what is missing where some of it is there. */
export function contactInfo({ isContactInfoCollected, name, email, phone }: Pick<ChatLead, 'isContactInfoCollected' | 'name' | 'email' | 'phone'>): string {
  if (isContactInfoCollected) return 'Collected';
  if (email || phone) return 'Name missing';
  return name ? 'E-mail or phone missing' : 'Not collected yet';
}

/** Whoever has not given a name yet goes by the address, or by the session. */
export function leadName({ name, email, sessionId }: Pick<ChatLead, 'name' | 'email' | 'sessionId'>): string {
  return name || email || `Visitor ${sessionMark(sessionId)}`;
}
