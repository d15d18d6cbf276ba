import type { EmphasisedHeading } from '#content/types.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, space } from '../theme/tokens.ts';
import { CoordinateLabel } from './CoordinateLabel.tsx';
import { Heading } from './Heading.tsx';
import { Lede } from './Text.tsx';

/** Content between the gutters, no wider than the page. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${space.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: max(${space.gutter}, env(safe-area-inset-left)) max(${space.gutter}, env(safe-area-inset-right));
`;

/** The narrow label column and the wide text column; one below the other on a phone. */
export const Columns = styled.div`
  display: grid;
  gap: 1.25rem ${space.columnGap};

  ${media.wide} {
    grid-template-columns: ${space.labelColumn} minmax(0, 1fr);
  }

  > * {
    min-width: 0;
  }

  /* On paper one thing follows the other: Chromium breaks a page between the rows of a grid wherever it likes. */
  @media print {
    display: block;
  }
`;

interface PageHeaderProps {
  /** In the label column: one line, or several. */
  readonly label?: ReactNode;
  readonly heading: string | EmphasisedHeading;
  readonly lede?: string;
  /** Below the lede: actions, figures. */
  readonly children?: ReactNode;
}

/** The head of a page: its h1 and what stands beside and below it. */
export function PageHeader({ label, heading, lede, children }: PageHeaderProps) {
  return (
    <Head>
      <Container>
        <Columns>
          <Beside>{label !== undefined && <CoordinateLabel as="div">{label}</CoordinateLabel>}</Beside>
          <Stack>
            <Heading level={1}>{heading}</Heading>
            {lede && <Lede>{lede}</Lede>}
            {children}
          </Stack>
        </Columns>
      </Container>
    </Head>
  );
}

const Head = styled.header`
  padding-block: calc(${space.bar} + clamp(2.5rem, 7vw, 6.5rem)) clamp(2.5rem, 6vw, 5rem);
`;

const Beside = styled.div`
  ${media.wide} {
    padding-top: 1.1em;
  }
`;

/** Children one below the other at an even distance. */
export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: clamp(1.25rem, 2.2vw, 2rem);

  /* Without weight: which of two rules comes later depends on the page that was loaded first. */
  :where(&) > * {
    max-width: 100%;
  }

  @media print {
    display: block;

    > * + * {
      margin-top: 0.75rem;
    }
  }
`;
