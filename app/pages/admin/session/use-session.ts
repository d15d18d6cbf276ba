import type { ApolloClient } from '@apollo/client';
import { useCallback, useEffect, useState } from 'react';
import { createClient } from '../../../graphql/client.ts';
import { ADMIN_TOKEN_KEY } from '../../../lib/admin-token-key.ts';
import { askUntilAnswered } from './ask-until-answered.ts';
import { clearToken, isToken, readToken, storeToken } from './admin-token.ts';
import { loginMutation } from './session.graphql.ts';
import { ENDED, verifySession, type Session } from './verify-session.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

const ELSEWHERE = 'You have logged out in another tab.';

/** Who is logged in, and the client that speaks for them. Nothing that was read outlives the session. */
export function useSession() {
  const [session, setSession] = useState<Session>(() => ({ state: readToken() ? 'checking' : 'out' }));
  const end = useCallback((notice?: string) => {
    clearToken();
    setSession({ state: 'out', notice });
  }, []);
  /** Several requests may be refused at once, some of them after somebody has logged in again. Answers whether this ended the session. */
  const refuse = useCallback(
    (token: string) => {
      if (!isToken(token)) return false;
      end(ENDED);
      return true;
    },
    [end],
  );
  const [client] = useState<ApolloClient>(() => createClient({ token: readToken, onRefused: refuse }));
  const verify = useCallback(() => {
    setSession({ state: 'checking' });
    void verifySession(client).then(setSession);
  }, [client]);

  useEffect(() => {
    if (readToken()) void verifySession(client).then(setSession);
  }, [client]);

  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key !== ADMIN_TOKEN_KEY && key !== null) return;
      if (newValue) verify();
      else end(ELSEWHERE);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [verify, end]);

  useEffect(() => {
    if (session.state === 'out') void client.clearStore();
  }, [session.state, client]);

  useEffect(() => {
    if (session.state !== 'unreachable') return;
    // Once the server answers, nobody has to press anything.
    return askUntilAnswered(async () => {
      const asked = await verifySession(client);
      return asked.state === 'unreachable' ? undefined : asked;
    }, setSession);
  }, [session.state, client]);

  async function logIn(credentials: Credentials) {
    const { data } = await client.mutate({ mutation: loginMutation, variables: { ...credentials }, fetchPolicy: 'no-cache' });
    if (!data) return;
    storeToken(data.login.token);
    setSession({ state: 'in', admin: data.login.admin });
  }

  return { session, client, verify, logIn, logOut: () => end(), refuse };
}
