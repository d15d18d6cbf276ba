import { useApolloClient } from '@apollo/client/react';
import { print } from 'graphql';
import { useEffect } from 'react';
import { reach } from '../../../graphql/reach.ts';
import { refresh, type DeskField } from '../../../graphql/refresh.ts';
import { readAt } from '../dashboard/read-at.ts';
import { useAnnounce } from '../records/announcer.tsx';
import { readToken } from '../session/admin-token.ts';
import { followDesk } from './follow-desk.ts';
import { gather } from './gather.ts';
import { liveLine } from './live-line.ts';
import { deskEventsSubscription } from './live.graphql.ts';
import { fieldsOf, goneWith, openingFields, wordsFor } from './news.ts';

/**
 * While the desk is open, what happens to its records shows by itself: the gateway says which have changed, and what is on screen of
 * their kind is read anew. Nothing is heard without a session, nor after it.
 *
 * @param onRefused the server does not take this token; answers whether the session has ended
 */
export function useLiveDesk(onRefused: (token: string) => boolean) {
  const client = useApolloClient();
  const announce = useAnnounce();
  useEffect(() => {
    const reads = gather<DeskField>(async (fields) => {
      if (await refresh(client, fields)) readAt.note();
    });
    let opened = false;
    const stop = followDesk({
      url: '/graphql/stream',
      query: print(deskEventsSubscription),
      token: readToken,
      onRefused,
      onState(state) {
        liveLine.set(state === 'open');
        if (state === 'silent') reach.silent();
        if (state === 'open') reach.answered();
      },
      onEvent(event) {
        for (const id of goneWith(event)) client.cache.evict({ id });
        const words = wordsFor(event);
        if (words) announce(words);
        reads.add(event.change === 'OPENED' && !opened ? openingFields : fieldsOf(event));
        opened = true;
      },
    });
    return () => {
      stop();
      reads.end();
      liveLine.set(false);
    };
  }, [client, announce, onRefused]);
}
