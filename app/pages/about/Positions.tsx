import { offices } from '#content/offices.ts';
import { styled } from 'styled-components';

/** Where the offices are, as a table of positions: the degrees stand below each other. */
export function Positions() {
  return (
    <ul role="list">
      {offices.map(({ id, city, coordinates }) => {
        const [latitude, longitude] = coordinates.split(/(?<=[NS]) /);
        return (
          <Position key={id}>
            <span>{city}</span>{' '}
            <Degrees>
              <span>{latitude}</span> <span>{longitude}</span>
            </Degrees>
          </Position>
        );
      })}
    </ul>
  );
}

/* Where the column is too narrow for both, the degrees take a line of their own. */
const Position = styled.li`
  display: flex;
  flex-wrap: wrap;
  column-gap: 0.75rem;

  > :first-child {
    min-width: 7em;
  }
`;

const Degrees = styled.span`
  display: grid;
  grid-template-columns: 4.1em 4.8em;
  column-gap: 0.5em;
  text-align: end;
  white-space: nowrap;
`;
