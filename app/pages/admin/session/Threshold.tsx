import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Frame } from '../../../shell/Frame.tsx';
import { color, media, space } from '../../../theme/tokens.ts';
import { CoordinateLabel } from '../../../ui/CoordinateLabel.tsx';
import { Heading } from '../../../ui/Heading.tsx';
import { Columns, Container } from '../../../ui/Page.tsx';

interface ThresholdProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** The screen before the dashboard, which is a page of the site still. Its heading takes the focus, so that a change of screens is heard. */
export function Threshold({ heading, children }: ThresholdProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => sheet.current?.querySelector('h1')?.focus(), []);
  return (
    <Frame>
      <Ground>
        <Ruled>
          <CoordinateLabel>For the staff</CoordinateLabel>
          <Sheet ref={sheet}>
            <Heading level={1} size="title">
              {heading}
            </Heading>
            {children}
          </Sheet>
        </Ruled>
      </Ground>
    </Frame>
  );
}

const Ground = styled(Container)`
  padding-block: calc(${space.bar} + clamp(1.5rem, 8vh, 6rem)) clamp(3rem, 10vh, 8rem);
`;

const Ruled = styled(Columns)`
  padding-top: 1.25rem;
  border-top: 3px double ${color.ink};

  ${media.wide} {
    padding-top: 1.75rem;

    > p {
      padding-top: 0.75em;
    }
  }
`;

const Sheet = styled.div`
  display: grid;
  gap: 1.5rem;
  justify-items: start;
  max-width: 27rem;

  > * {
    max-width: 100%;
  }
`;
