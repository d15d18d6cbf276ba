import { Fragment } from 'react';
import { styled } from 'styled-components';
import { color, media, space } from '../../theme/tokens.ts';
import { namedPoints } from './named-points.ts';

/** Points to take along, each on its own line between hairlines; where every one begins with its name, as a table of names. */
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
      {named.map(({ name, text }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </Fragment>
      ))}
    </Table>
  );
}

const Lines = styled.ul`
  border-bottom: 1px solid ${color.line};

  /* Prose indents its lists and sets their items apart. */
  && {
    padding-left: 0;
  }

  && > li {
    margin-top: 0;
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
