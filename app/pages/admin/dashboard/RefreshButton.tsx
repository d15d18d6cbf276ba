import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { refresh } from '../../../graphql/refresh.ts';
import { color, step, target } from '../../../theme/tokens.ts';
import { fullTime, shortTime } from '../records/when.ts';
import { beside } from '../records/layout.ts';
import { useAnnounce } from '../records/announcer.tsx';
import { liveLine } from '../live/live-line.ts';
import { allFields } from '../live/news.ts';
import { readAt as times } from './read-at.ts';

/** Tells how old the figures are, or that they follow by themselves, and asks. */
export function RefreshButton() {
  const client = useApolloClient();
  const announce = useAnnounce();
  const readAt = useSyncExternalStore(times.subscribe, times.read);
  const isLive = useSyncExternalStore(liveLine.subscribe, liveLine.isOpen);
  const [pending, setPending] = useState(false);

  // The dashboard has just been opened, and reads.
  useEffect(() => times.note(), []);

  async function onClick() {
    setPending(true);
    const done = await refresh(client, allFields);
    setPending(false);
    if (done) times.note();
    announce(done ? 'Refreshed.' : 'Nothing could be read anew.');
  }

  return (
    <Face type="button" aria-disabled={pending} onClick={() => !pending && void onClick()} title={`Read ${fullTime(readAt.toISOString())}`}>
      <time dateTime={readAt.toISOString()} data-live={isLive}>
        {isLive ? 'Live' : 'As of'} {shortTime(readAt.toISOString(), readAt)}
      </time>
      <strong>{pending ? 'Refreshing...' : 'Refresh'}</strong>
    </Face>
  );
}

const Face = styled.button`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 0.9em;
  min-width: ${target};
  min-height: ${target};
  padding: 0;
  white-space: nowrap;
  border: 0;
  background: none;
  font-size: ${step.note};
  font-variant-numeric: tabular-nums;

  > time {
    display: none;
    color: ${color.faded};
  }

  /* What comes shows by itself. */
  > time[data-live='true']::before {
    content: '';
    display: inline-block;
    width: 0.5em;
    height: 0.5em;
    margin-right: 0.5em;
    border-radius: 50%;
    background: ${color.sea};
  }

  > strong {
    font-weight: 600;
  }

  &:hover > strong {
    color: ${color.signal};
  }

  ${beside} {
    > time {
      display: inline;
    }
  }
`;
