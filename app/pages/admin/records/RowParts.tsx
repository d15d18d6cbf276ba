import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useNow } from '../../../lib/clock.ts';
import { color, step } from '../../../theme/tokens.ts';
import { shortTime } from './when.ts';

interface RowPartsProps {
  readonly name: string;
  readonly badge?: ReactNode;
  /** ISO */
  readonly time: string;
  /** One line in small; what does not fit is cut off. */
  readonly line: ReactNode;
  /** Stands out: unread, or worth a call. */
  readonly strong: boolean;
}

/** A record in two lines: who and when, and what it is about. */
export function RowParts({ name, badge, time, line, strong }: RowPartsProps) {
  const now = useNow();
  return (
    <Grid>
      <Name data-strong={strong}>{name}</Name>
      {badge}
      <Time dateTime={time}>{now && shortTime(time, now)}</Time>
      <Line>{line}</Line>
    </Grid>
  );
}

const Grid = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.1rem 0.6rem;
`;

const cut = `
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
`;

const Name = styled.span`
  flex: 0 1 auto;
  min-width: 0;
  max-width: calc(100% - 9.5rem);
  ${cut}

  &[data-strong='true'] {
    font-weight: 650;
  }
`;

const Time = styled.time`
  margin-left: auto;
  font-size: ${step.note};
  font-variant-numeric: tabular-nums;
  color: ${color.faded};
`;

const Line = styled.span`
  flex: 1 0 100%;
  max-width: 100%;
  font-size: ${step.note};
  color: ${color.faded};
  ${cut}

  > b {
    font-weight: 500;
    color: ${color.ink};
  }
`;
