import type { ApolloClient } from '@apollo/client';
import { messageOf, NoAnswerError } from '../../../graphql/answer-error.ts';
import type { MeQuery } from '../../../graphql/generated/graphql.ts';
import { clearToken } from './admin-token.ts';
import { meQuery } from './session.graphql.ts';

export type Session =
  | { readonly state: 'checking' }
  /** The token could not be verified, because nothing answered. It is kept. */
  | { readonly state: 'unreachable'; readonly message: string }
  /** The notice says why, where nobody asked for it. */
  | { readonly state: 'out'; readonly notice?: string }
  | { readonly state: 'in'; readonly admin: MeQuery['me'] };

export const ENDED = 'Your session has ended. Please log in again.';

/** Milliseconds after which a question that nothing answers is given up: a line that came back may have lost it. */
const PATIENCE = 15_000;

/** Whose token is stored. A refusal and any failure of the server remove it; no answer at all proves nothing. */
export async function verifySession(client: ApolloClient): Promise<Session> {
  try {
    const { data } = await client.query({ query: meQuery, fetchPolicy: 'no-cache', context: { on401: 'empty', fetchOptions: { signal: AbortSignal.timeout(PATIENCE) } } });
    if (data) return { state: 'in', admin: data.me };
    clearToken();
    return { state: 'out', notice: ENDED };
  } catch (error) {
    if (error instanceof NoAnswerError) return { state: 'unreachable', message: error.message };
    clearToken();
    return { state: 'out', notice: messageOf(error) };
  }
}
