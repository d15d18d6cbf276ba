import { choice } from '#content/analytics.ts';
import { useRef, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { choose, standing } from './standing.ts';

/** How things stand in this browser, and the switch. Nothing without script, where nothing is counted either. */
export function AnalyticsChoice() {
  const stands = useSyncExternalStore(standing.subscribe, standing.read, () => undefined);
  const row = useRef<HTMLDivElement>(null);
  const change = (said: 'yes' | 'no') => {
    flushSync(() => choose(said));
    // The button that was pressed has gone; the one that takes it back is there.
    row.current?.querySelector('button')?.focus();
  };
  if (!stands) return null;
  return (
    <Switch ref={row}>
      <p role="status">{choice[stands]}</p>
      {(stands === 'open' || stands === 'no') && (
        <Button type="button" $look="quiet" onClick={() => change('yes')}>
          {choice.allow}
        </Button>
      )}
      {(stands === 'open' || stands === 'yes') && (
        <Button type="button" $look="quiet" onClick={() => change('no')}>
          {choice.stop}
        </Button>
      )}
    </Switch>
  );
}

const Switch = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: center;
  padding: 1rem 1.1rem;
  border: 1px solid ${color.line};
  border-left: 3px solid ${color.brass};

  > p {
    flex: 1 0 100%;
  }
`;
