import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { refresh } from '../../../graphql/refresh.ts';
import { liveLine } from '../live/live-line.ts';
import { useAnnounce } from '../records/announcer.tsx';

/** The contact form of the same browser announces on this channel that an inquiry was sent. */
const CHANNEL = 'longitude';

/** Reads inquiries and counters anew when one is sent (specification, section 7). */
export function useInquirySubmitted() {
  const client: ApolloClient = useApolloClient();
  const announce = useAnnounce();
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }: MessageEvent<{ type?: unknown } | null>) => {
      if (data?.type !== 'inquiry-submitted') return;
      // Otherwise the gateway says so.
      if (!liveLine.isOpen()) announce('A new inquiry has arrived.');
      void refresh(client, ['inquiries', 'deskCounts']);
    });
    return () => channel.close();
  }, [client, announce]);
}
