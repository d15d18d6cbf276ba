import { styled } from 'styled-components';
import { color, media, step } from '../../theme/tokens.ts';

/** The names of technologies, set as a table of a chart's soundings rather than as pills. */
export function Badges({ names }: { readonly names: readonly string[] }) {
  return (
    <Table role="list">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </Table>
  );
}

const Table = styled.ul`
  display: grid;
  /* Two, or one in large letters. */
  grid-template-columns: repeat(auto-fit, minmax(max(7rem, 40%), 1fr));
  column-gap: 1.25rem;
  font-size: ${step.lede};
  line-height: 1.3;

  > li {
    padding-block: 0.75rem;
    border-top: 1px solid ${color.line};
  }

  ${media.medium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
