import { styled } from 'styled-components';
import { color, font, media, space } from '../../theme/tokens.ts';
import { splitFigure } from './split-figure.ts';

/** What changed: every result begins with its figure, which is set large. */
export function Results({ results }: { readonly results: readonly string[] }) {
  return (
    <List role="list">
      {results.map((result) => {
        const { figure, rest } = splitFigure(result);
        return (
          <li key={result}>
            <strong>{figure}</strong> {rest}
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 2rem ${space.columnGap};

  > li {
    padding-top: 1rem;
    border-top: 1px solid ${color.ink};
    color: ${color.faded};
  }

  strong {
    display: block;
    margin-bottom: 0.5rem;
    font-family: ${font.display};
    font-size: clamp(2.25rem, 1.5rem + 2.6vw, 3.75rem);
    font-weight: 400;
    line-height: 1;
    letter-spacing: -0.02em;
    color: ${color.ink};
  }

  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }
`;
