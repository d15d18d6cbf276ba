import type { TitledText } from '#content/types.ts';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { color, media } from '../../theme/tokens.ts';
import { CoordinateLabel } from '../../ui/CoordinateLabel.tsx';
import { Heading } from '../../ui/Heading.tsx';

/** Steps that go down and to the right, each beginning where the one before has brought things. */
export function ProcessSteps({ steps }: { readonly steps: readonly TitledText[] }) {
  return (
    <Stairs role="list">
      {steps.map(({ title, text }, index) => (
        <Stair key={title} style={{ '--stair': index } as CSSProperties}>
          <CoordinateLabel aria-hidden="true">{`0${index + 1}`}</CoordinateLabel>
          <Heading level={3}>{title}</Heading>
          <p>{text}</p>
        </Stair>
      ))}
    </Stairs>
  );
}

const Stairs = styled.ol`
  overflow: hidden;
`;

const Stair = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: min(2.5rem, 12vw) minmax(0, 1fr);
  gap: 0.5rem 0;
  align-items: baseline;
  padding-block: 1rem 1.75rem;
  border-top: 1px solid ${color.edge};

  > p:last-child {
    grid-column: 2;
    max-width: 30em;
    color: ${color.faded};
  }

  ${media.huge} {
    display: block;
  }

  ${media.wide} {
    margin-left: calc(var(--stair) * 16%);
    padding: 1.1rem 0 2.25rem 1.25rem;
    border-left: 1px solid ${color.edge};
  }
`;
