import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useNow } from '../../../lib/clock.ts';
import { withoutTurns } from '../../../lib/direction.ts';
import { color, media, step } from '../../../theme/tokens.ts';
import { shortTime } from './when.ts';

interface RowPartsProps {
  readonly name: string;
  readonly badge?: ReactNode;
  /** ISO */
  readonly time: string;
  /** One line in small; what does not fit is cut off. */
  readonly line: ReactNode;
  /** After the line, in somebody's own words, which may run from the right to the left. */
  readonly words?: string;
  /** Stands out: unread, or worth a call. */
  readonly strong: boolean;
}

/** A record in two lines: who and when, and what it is about. */
export function RowParts({ name, badge, time, line, words, strong }: RowPartsProps) {
  const now = useNow();
  return (
    <>
      <First>
        <Name dir="auto" data-strong={strong}>
          {withoutTurns(name)}
        </Name>
        {badge}
        <Time dateTime={time}>{now && shortTime(time, now)}</Time>
      </First>
      <Second>
        <span>{line}</span>
        {words && (
          <>
            <Dot>·</Dot>
            <Words dir="auto">{withoutTurns(words)}</Words>
          </>
        )}
      </Second>
    </>
  );
}

const First = styled.span`
  display: flex;
  align-items: center;
  gap: 0.6rem;

  ${media.huge} {
    flex-wrap: wrap;
    row-gap: 0.15rem;
  }
`;

const cut = `
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
`;

const Name = styled.span`
  min-width: 0;
  ${cut}

  /* Above what else stands in its line, which would leave it a letter or two. */
  ${media.huge} {
    flex: 1 0 100%;
  }

  &[data-strong='true'] {
    font-weight: 650;
  }
`;

const Time = styled.time`
  flex: none;
  margin-left: auto;
  font-size: ${step.note};
  font-variant-numeric: tabular-nums;
  color: ${color.faded};
`;

const Second = styled.span`
  display: flex;
  margin-top: 0.1rem;
  font-size: ${step.note};
  color: ${color.faded};

  > :first-child {
    flex: 0 1 auto;
    min-width: 0;
    ${cut}
  }

  b {
    font-weight: 500;
    color: ${color.ink};
  }
`;

const Dot = styled.span`
  flex: none;
  margin-inline: 0.3em;
`;

/* What is left of the line. */
const Words = styled.span`
  flex: 1 1 0;
  min-width: 0;
  ${cut}
`;
