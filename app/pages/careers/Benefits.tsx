import type { TitledText } from '#content/types.ts';
import { styled } from 'styled-components';
import { color, media, space } from '../../theme/tokens.ts';
import { Heading } from '../../ui/Heading.tsx';

/** The benefits, two in a row. */
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
  display: grid;
  gap: 2rem ${space.columnGap};

  > li {
    padding-top: 1.1rem;
    border-top: 1px solid ${color.line};
    break-inside: avoid;
  }

  p {
    max-width: 34em;
    margin-top: 0.5rem;
    color: ${color.faded};
  }

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.wide} {
    margin-left: calc(${space.labelColumn} + ${space.columnGap});
  }
`;
