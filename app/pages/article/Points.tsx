import { Fragment } from 'react';
import { styled } from 'styled-components';
import { color, media, space } from '../../theme/tokens.ts';
import { namedPoints } from './named-points.ts';

/** Points to take along, each on its own line between hairlines; where every one begins with its name, as a table of names, with what ` · ` parts in cells. */
export function Points({ items }: { readonly items: readonly string[] }) {
  const named = namedPoints(items);
  if (!named) {
    return (
      <Lines role="list">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Lines>
    );
  }
  return (
    <Table>
      {named.map(({ name, cells }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>
            {cells.map((cell) => (
              <span key={cell}>{cell} </span>
            ))}
          </dd>
        </Fragment>
      ))}
    </Table>
  );
}

const Lines = styled.ul`
  border-bottom: 1px solid ${color.line};

  > li {
    padding-block: 0.75em;
    border-top: 1px solid ${color.line};
    line-height: 1.5;
  }
`;

const Table = styled.dl`
  border-bottom: 1px solid ${color.line};
  line-height: 1.5;
  font-variant-numeric: tabular-nums;

  dt {
    padding-top: 0.75em;
    border-top: 1px solid ${color.line};
    font-weight: 600;
  }

  dd {
    padding-bottom: 0.75em;
  }

  /* Figures stand below each other, to be compared. */
  dd:has(span + span) {
    columns: 2;
    gap: 0;
  }

  span {
    display: block;
  }

  ${media.medium} {
    display: grid;
    grid-template-columns: minmax(5rem, max-content) minmax(0, 1fr);

    dt {
      max-width: 13rem;
      padding-right: ${space.columnGap};
    }

    dt,
    dd {
      padding-block: 0.75em;
    }

    dd {
      border-top: 1px solid ${color.line};
    }
  }
`;
