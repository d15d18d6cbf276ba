import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { refresh } from '../../../graphql/refresh.ts';
import { color, media, step } from '../../../theme/tokens.ts';
import { TextButton } from '../controls/TextButton.ts';
import { fullTime, shortTime } from '../records/when.ts';
import { beside } from '../records/layout.ts';
import { useAnnounce } from '../records/announcer.tsx';
import { liveLine } from '../live/live-line.ts';
import { useLineIsLost } from '../live/use-line.ts';
import { allFields } from '../live/news.ts';
import { readAt as times } from './read-at.ts';

/** Tells how old the figures are, or that they follow by themselves, and asks. */
export function RefreshButton() {
  const client = useApolloClient();
  const announce = useAnnounce();
  const readAt = useSyncExternalStore(times.subscribe, times.read);
  const isOpen = useSyncExternalStore(liveLine.subscribe, liveLine.isOpen);
  const isLive = !useLineIsLost() && isOpen;
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
    <Face $look="plain" type="button" aria-disabled={pending} onClick={() => !pending && void onClick()} title={`Read ${fullTime(readAt.toISOString())}`}>
      <time dateTime={readAt.toISOString()} data-live={isLive}>
        {isLive ? 'Live' : 'As of'} {shortTime(readAt.toISOString(), readAt)}
      </time>
      <Sign viewBox="0 0 20 20" aria-hidden="true" data-turning={pending}>
        <path d="M16.5 10a6.5 6.5 0 1 1-2-4.7M16.5 2.5v3.7h-3.7" />
      </Sign>
      <strong>{pending ? 'Refreshing...' : 'Refresh'}</strong>
    </Face>
  );
}

const Face = styled(TextButton)`
  flex: none;
  justify-content: center;
  gap: 0.9em;
  font-size: ${step.note};
  white-space: nowrap;
  font-variant-numeric: tabular-nums;

  > time {
    display: none;
    font-weight: 400;
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
    position: absolute;
    clip-path: inset(50%);
    font-weight: inherit;
  }

  ${media.medium} {
    > strong {
      position: static;
      clip-path: none;
    }
  }

  ${beside} {
    > time {
      display: inline;
    }
  }
`;

/* In the place of the word, where there is no room for it. */
const Sign = styled.svg`
  width: 1.25rem;
  height: 1.25rem;
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.5;

  &[data-turning='true'] {
    opacity: 0.5;
  }

  ${media.medium} {
    display: none;
  }
`;
