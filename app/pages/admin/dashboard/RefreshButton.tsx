import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { refresh } from '../../../graphql/refresh.ts';
import { color, media, step, target } from '../../../theme/tokens.ts';
import { fullTime, shortTime } from '../records/when.ts';
import { useAnnounce } from '../records/announcer.tsx';
import { readAt as times } from './read-at.ts';

/** Nothing is read again unasked, so this tells how old the figures are and asks. */
export function RefreshButton() {
  const client = useApolloClient();
  const announce = useAnnounce();
  const readAt = useSyncExternalStore(times.subscribe, times.read);
  const [pending, setPending] = useState(false);

  // The dashboard has just been opened, and reads.
  useEffect(() => times.note(), []);

  async function onClick() {
    setPending(true);
    const done = await refresh(client, ['deskCounts', 'inquiries', 'chatLeads', 'chatLead', 'jobApplications', 'jobPositions', 'subscribers', 'relatedRecords', 'deskNotes']);
    setPending(false);
    if (done) times.note();
    announce(done ? 'Refreshed.' : 'Nothing could be read anew.');
  }

  return (
    <Face type="button" aria-disabled={pending} onClick={() => !pending && void onClick()} title={`Read ${fullTime(readAt.toISOString())}`}>
      <time dateTime={readAt.toISOString()}>As of {shortTime(readAt.toISOString(), readAt)}</time>
      <strong>{pending ? 'Refreshing...' : 'Refresh'}</strong>
    </Face>
  );
}

const Face = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.9em;
  min-width: ${target};
  min-height: ${target};
  padding: 0;
  border: 0;
  background: none;
  font-size: ${step.note};
  font-variant-numeric: tabular-nums;

  > time {
    display: none;
    color: ${color.faded};
  }

  > strong {
    font-weight: 600;
  }

  &:hover > strong {
    color: ${color.signal};
  }

  ${media.medium} {
    > time {
      display: inline;
    }
  }
`;
