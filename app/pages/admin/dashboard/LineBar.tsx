import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { color, step } from '../../../theme/tokens.ts';
import { useLineIsLost } from '../live/use-line.ts';
import { offPaper } from '../records/layout.ts';
import { shortTime } from '../records/when.ts';
import { readAt } from './read-at.ts';

/** Says that the line is gone, and how old what is on screen is. It stays readable: it is in this window's memory, and nowhere else. */
export function LineBar() {
  const lost = useLineIsLost();
  const time = useSyncExternalStore(readAt.subscribe, readAt.read);
  return (
    <Region role="status">
      {lost && (
        <Bar>
          <Mark aria-hidden />
          <p>
            <strong>No connection.</strong> This is as it was at <time dateTime={time.toISOString()}>{shortTime(time.toISOString(), time)}</time>, and stays
            readable until this window is closed.
          </p>
        </Bar>
      )}
    </Region>
  );
}

const Region = styled.div`
  ${offPaper}
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 0.9rem;
  margin-bottom: 1rem;
  padding: 0.55rem 0.9rem;
  border: 1px solid ${color.edge};
  border-radius: 2px;
  background: ${color.sheet};
  font-size: ${step.note};
  line-height: 1.45;
  font-variant-numeric: tabular-nums;
`;

/* A line that is broken. */
const Mark = styled.span`
  flex: none;
  width: 1.5rem;
  border-top: 2px dashed ${color.brass};
`;
