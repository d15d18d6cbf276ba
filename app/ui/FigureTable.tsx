import { styled } from 'styled-components';
import { color, step } from '../theme/tokens.ts';
import type { NamedPoint } from './named-points.ts';

interface FigureTableProps {
  /** What stands over each column, the names' included. */
  readonly columns: readonly string[];
  readonly rows: readonly NamedPoint[];
}

/** Figures below each other, to be compared. Where its container is narrow for its letters each row becomes a list of its own, every figure beside what it counts. */
export function FigureTable({ columns, rows }: FigureTableProps) {
  return (
    <Table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column}>{column}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th>{name}</th>
            {cells.map((cell, index) => (
              <td key={cell} data-column={columns[index + 1]}>
                {figureOf(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** `60` of `60 enquiries`: what it counts stands over its column. */
function figureOf(cell: string): string {
  return cell.replace(/(?<=\d) \D+$/, '');
}

const Table = styled.table`
  width: 100%;
  border-bottom: 1px solid ${color.line};
  border-collapse: collapse;
  line-height: 1.5;
  font-variant-numeric: tabular-nums;

  tr {
    border-top: 1px solid ${color.line};
  }

  th,
  td {
    padding: 0;
    text-align: right;
  }

  th:first-child {
    font-weight: 600;
    text-align: left;
  }

  @container (width < 36rem) {
    thead {
      display: none;
    }

    tbody {
      display: block;
    }

    tr {
      display: grid;
      padding-block: 0.75em;
    }

    td {
      display: flex;
      justify-content: space-between;
    }

    td::before {
      content: attr(data-column);
      color: ${color.faded};
    }
  }

  @container (width >= 36rem) {
    font-size: ${step.note};

    th,
    td {
      padding-block: 0.75em;
    }

    * + th,
    td {
      padding-left: 1em;
      white-space: nowrap;
    }

    thead th {
      font-size: ${step.note};
      font-weight: 500;
      color: ${color.brass};
    }
  }

  /* There is more room beside the text than its lines may take. */
  @container (width >= 46rem) {
    width: 46rem;
    font-size: inherit;
  }
`;
