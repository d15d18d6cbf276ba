import type { ChatLeadsQuery } from '../../../../graphql/generated/graphql.ts';

export type ChatLead = ChatLeadsQuery['chatLeads']['items'][number];

/** A session is shown by the last 8 characters of its id (specification, section 9). */
export function sessionMark(sessionId: string): string {
  return [...sessionId].slice(-8).join('');
}

/** Whoever has not given a name yet goes by the address, or by the session. */
export function leadName({ name, email, sessionId }: Pick<ChatLead, 'name' | 'email' | 'sessionId'>): string {
  return name || email || `Visitor ${sessionMark(sessionId)}`;
}
