import type { Section } from '#content/types.ts';
import { styled } from 'styled-components';
import { color, media, step } from '../theme/tokens.ts';
import { FigureTable } from './FigureTable.tsx';
import { namedPoints, type NamedPoint } from './named-points.ts';

/** What ends a question, or the request that stands for one. */
const ASKED = /(?<=[?.]) /;

interface PointsProps extends Pick<Section, 'columns' | 'asks' | 'named'> {
  readonly list: readonly string[];
}

/** The points of a section, between hairlines: a table of figures or of names where they have them, and questions by their numbers. */
export function Points({ list, columns, asks, named: haveNames }: PointsProps) {
  const named = namedPoints(list, haveNames);
  if (named && columns) return <FigureTable columns={columns} rows={named} />;
  if (named) {
    return (
      <Rows as="dl" data-names={widthOf(named)}>
        {named.map(({ name, cells }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{cells}</dd>
          </div>
        ))}
      </Rows>
    );
  }
  return (
    <Rows as={asks && 'ol'} role="list">
      {list.map((item) => {
        const [question, ...advice] = asks ? item.split(ASKED) : [item];
        return (
          <li key={item}>
            {question} {advice.length > 0 && <span>{advice.join(' ')}</span>}
          </li>
        );
      })}
    </Rows>
  );
}

/** Which column these names need: that of a number, of a figure with its sign, or of words. */
function widthOf(points: readonly NamedPoint[]) {
  const longest = Math.max(...points.map(({ name }) => name.length));
  return longest < 4 ? 'numbers' : longest < 7 ? 'figures' : 'words';
}

/* On a phone words stand above what is said of them; with letters as large as that, figures too. */
const Rows = styled.ul`
  border-bottom: 1px solid ${color.line};
  line-height: 1.5;
  font-variant-numeric: tabular-nums;

  > * {
    display: grid;
    grid-template-columns: var(--columns);
    gap: 0 1.25rem;
    align-items: baseline;
    padding-block: 0.75em;
    border-top: 1px solid ${color.line};
  }

  @media (width > 18em) {
    &:is(ol) {
      --columns: 1.25rem 1fr;
    }

    &[data-names='numbers'] {
      --columns: 2rem 1fr;
      dt {
        text-align: right;
      }
    }

    &[data-names='figures'] {
      --columns: 4.25rem 1fr;
    }
  }

  ${media.medium} {
    &[data-names='words'] {
      --columns: 11rem 1fr;
    }
  }

  &:is(ol) > *::before {
    content: counter(question, decimal-leading-zero);
    counter-increment: question;
    font-size: ${step.note};
    font-weight: 500;
    color: ${color.brass};
  }

  dt {
    font-weight: 600;
  }

  span {
    grid-column: -2;
    color: ${color.faded};
  }
`;
