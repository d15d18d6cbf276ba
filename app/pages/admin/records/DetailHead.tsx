import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { withoutTurns } from '../../../lib/direction.ts';
import { color, font, step } from '../../../theme/tokens.ts';
import { Actions } from '../../../ui/Button.tsx';
import { beside, offPaper } from './layout.ts';
import { fullTime } from './when.ts';

interface DetailHeadProps {
  readonly name: string;
  readonly badge?: ReactNode;
  /** Said before the time, such as `Received`. */
  readonly event: string;
  /** ISO */
  readonly time: string;
  /** Buttons and links. */
  readonly children?: ReactNode;
}

export function DetailHead({ name, badge, event, time, children }: DetailHeadProps) {
  return (
    <Head>
      <div>
        <Line>
          <Name dir="auto">{withoutTurns(name)}</Name>
          {badge}
        </Line>
        <Time>
          {event} <time dateTime={time}>{fullTime(time)}</time>
        </Time>
      </div>
      {children && <Buttons>{children}</Buttons>}
    </Head>
  );
}

/** A part of the open record below its head. */
export function DetailPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Part>
      <PartTitle>{title}</PartTitle>
      {children}
    </Part>
  );
}

/** What somebody wrote, in their own lines. */
export const Words = styled.p.attrs({ dir: 'auto' })`
  max-width: 42rem;
  font-size: 1.0625rem;
  line-height: 1.6;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Buttons = styled(Actions)`
  > button {
    font-size: ${step.note};
  }

  ${offPaper}
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: 0.9rem 1.5rem;

  > :first-child {
    flex: 1 1 18rem;
    min-width: 0;
  }
`;

/* Below its row, the row says it already. */
const Line = styled.div`
  position: absolute;
  clip-path: inset(50%);

  ${beside}, print {
    position: static;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.35rem 0.8rem;
    margin-bottom: 0.35rem;
    clip-path: none;
  }
`;

const Name = styled.h2`
  min-width: 0;
  font-family: ${font.display};
  font-size: clamp(1.5rem, 1.3rem + 0.7vw, 2rem);
  line-height: 1.15;
  letter-spacing: -0.012em;
  overflow-wrap: anywhere;
`;

const Time = styled.p`
  font-size: ${step.note};
  font-variant-numeric: tabular-nums;
  color: ${color.faded};
`;

const Part = styled.section`
  margin-top: 1.5rem;

  /* Of notes, paper has those that there are. */
  &:has(> ul:last-child:empty) {
    ${offPaper}
  }
`;

const PartTitle = styled.h3`
  margin-bottom: 0.5rem;
  font-size: ${step.note};
  font-weight: 600;
  color: ${color.faded};
`;
