import { chatWidget } from '#content/chat-widget.ts';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { line } from '../lib/line.ts';
import { color, step, target } from '../theme/tokens.ts';
import { CarryLink } from './CarryLink.tsx';
import { NARROW, TIGHT } from './panel-room.ts';

/** Our own requests say that there is no line, or the browser knows of no network. */
export function useLineIsLost(): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}

function read(): boolean {
  return line.isLost() || !navigator.onLine;
}

function subscribe(listener: () => void): () => void {
  const leaving = new AbortController();
  for (const event of ['online', 'offline']) window.addEventListener(event, listener, { signal: leaving.signal });
  const unsubscribe = line.subscribe(listener);
  return () => {
    leaving.abort();
    unsubscribe();
  };
}

/** Above the field while there is no line. */
export function Lost({ onClose }: { readonly onClose: (isFocusBack: boolean) => void }) {
  return (
    <Strip role="status">
      <p>{chatWidget.lost.text}</p>
      <CarryLink onClose={onClose}>{chatWidget.carry}</CarryLink>
    </Strip>
  );
}

const Strip = styled.div`
  flex: none;
  margin-inline: 1.25rem;
  padding: 0.6rem 0 0 0.9rem;
  border-left: 2px dashed ${color.brass};
  font-size: ${step.note};
  line-height: 1.45;

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
    font-weight: 600;
  }

  ${TIGHT} {
    max-height: 25cqb;
    overflow-y: auto;
  }

  ${NARROW} {
    margin-inline: 0.5rem;
  }
`;
