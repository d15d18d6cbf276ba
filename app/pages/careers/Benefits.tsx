import type { TitledText } from '#content/types.ts';
import { styled } from 'styled-components';
import { color, media, space } from '../../theme/tokens.ts';
import { Heading } from '../../ui/Heading.tsx';

/** The benefits in two columns that do not run level: the right one hangs lower. */
export function Benefits({ benefits }: { readonly benefits: readonly TitledText[] }) {
  return (
    <Grid role="list">
      {benefits.map(({ title, text }) => (
        <li key={title}>
          <Heading level={3}>{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  > li {
    padding-block: 1.1rem 2rem;
    border-top: 1px solid ${color.line};
    break-inside: avoid;
  }

  p {
    max-width: 34em;
    margin-top: 0.5rem;
    color: ${color.faded};
  }

  ${media.medium} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space.columnGap};

    > li:nth-child(even) {
      position: relative;
      top: 3.5rem;
    }

    padding-bottom: 3.5rem;
  }

  ${media.wide} {
    margin-left: calc(${space.labelColumn} + ${space.columnGap});
  }
`;
