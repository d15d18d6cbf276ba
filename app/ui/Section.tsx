import type { EmphasisedHeading } from '#content/types.ts';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, space } from '../theme/tokens.ts';
import { CoordinateLabel } from './CoordinateLabel.tsx';
import { Heading } from './Heading.tsx';
import { Columns, Container, Stack } from './Page.tsx';
import { Lede } from './Text.tsx';

interface SectionProps {
  /** The anchor on the page. */
  readonly id?: string;
  /** In the label column, such as `02 / Services`. */
  readonly label?: ReactNode;
  readonly heading?: string | EmphasisedHeading;
  readonly lede?: string;
  /** In the label column below the label; on a phone after the text. */
  readonly aside?: ReactNode;
  /** The children stand across both columns, below the heading. */
  readonly across?: boolean;
  /** On wide screens the label stays in view while the text goes by. */
  readonly pinned?: boolean;
  readonly children?: ReactNode;
}

/** A part of a page below a hairline, in the rhythm of narrow label and wide text. */
export function Section({ id, label, heading, lede, aside, across = false, pinned = false, children }: SectionProps) {
  const headingId = useId();
  const stack = heading !== undefined || lede !== undefined;
  return (
    <Part id={id} aria-labelledby={heading === undefined ? undefined : headingId}>
      <Container>
        <Ruled>
          <Rows>
            <Label as="div" data-pinned={pinned || undefined}>
              {label}
            </Label>
            <Body>
              {stack && (
                <Stack>
                  {heading !== undefined && (
                    <Heading level={2} id={headingId}>
                      {heading}
                    </Heading>
                  )}
                  {lede && <Lede>{lede}</Lede>}
                </Stack>
              )}
              {!across && children}
            </Body>
            {aside && <Aside>{aside}</Aside>}
            {across && <Below>{children}</Below>}
          </Rows>
        </Ruled>
      </Container>
    </Part>
  );
}

/* A margin and no padding, which would take a sheet of its own after the last words. */
const Part = styled.section`
  margin-bottom: ${space.section};
`;

const Rows = styled(Columns)`
  ${media.wide} {
    grid-template-rows: auto 1fr;
  }
`;

const Ruled = styled.div`
  padding-top: 1.25rem;
  border-top: 1px solid ${color.line};

  ${media.wide} {
    padding-top: 1.75rem;
  }
`;

const Label = styled(CoordinateLabel)`
  ${media.wide} {
    padding-top: 0.55em;

    &[data-pinned] {
      position: sticky;
      top: calc(${space.bar} + 1.25rem);
      grid-row: 1 / span 2;
      align-self: start;
    }
  }

  @media print {
    margin-bottom: 0.5rem;
    break-after: avoid;
  }
`;

/* As far below the heading, where there is one, as what stands beside the label. */
const Below = styled.div`
  grid-column: 1 / -1;

  :not(:empty) + & {
    margin-top: clamp(0.75rem, 2.75vw, 2.25rem);
  }
`;

const Aside = styled.div`
  ${media.wide} {
    grid-column: 1;
  }
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: clamp(2rem, 4vw, 3.5rem);

  /* Beside the label and, where there is one, the aside, which takes the room that is left below the label. */
  ${media.wide} {
    grid-column: 2;
    grid-row: 1 / span 2;
  }

  @media print {
    display: block;

    > * + * {
      margin-top: 1.25rem;
    }
  }
`;
