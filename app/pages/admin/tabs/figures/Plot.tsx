import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, step, target } from '../../../../theme/tokens.ts';
import type { PlotLabels } from './Drawing.tsx';
import type { PlotRow } from './scale.ts';

interface PlotProps {
  readonly title: string;
  /** What each row's values count, in their order. */
  readonly names: readonly string[];
  /** What the rows are: the head of the table's first column. */
  readonly of: string;
  readonly rows: readonly PlotRow[];
  /** What there is to see, in a sentence. */
  readonly words: string;
  /** @param labels ids for the drawing's title and description */
  readonly children: (labels: PlotLabels) => ReactNode;
}

const figure = new Intl.NumberFormat('en-GB');

/** A drawing with its legend, and the same as a table for those who would rather read. */
export function Plot({ title, names, of, rows, words, children }: PlotProps) {
  const id = useId();
  return (
    <Figure aria-labelledby={`${id}head`}>
      <Head>
        <h2 id={`${id}head`}>{title}</h2>
        {names.length > 1 && (
          <ul role="list">
            {names.map((name, place) => (
              <li key={name} data-place={place}>
                {name}
              </li>
            ))}
          </ul>
        )}
      </Head>
      {children({ title, words, id })}
      <p>{words}</p>
      <details>
        <summary>As a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{of}</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {values.map((value, place) => (
                  <td key={names[place]}>{figure.format(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Figure>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.25rem 1.5rem;
  margin-bottom: 0.75rem;

  > h2 {
    font-family: ${font.display};
    font-size: ${step.sub};
    line-height: 1.2;
  }

  > ul {
    display: flex;
    gap: 1.25rem;
    margin: 0;
    padding: 0;
    font-size: ${step.note};
    list-style: none;
  }

  li::before {
    content: '';
    display: inline-block;
    width: 0.75em;
    height: 0.75em;
    margin-right: 0.45em;
    border: 1.5px solid ${color.sea};
    background: ${color.sea};
  }

  li[data-place='1']::before {
    border-color: ${color.brass};
    background: none;
  }
`;

const Figure = styled.section`
  > p {
    margin-top: 0.5rem;
    font-size: ${step.note};
    color: ${color.faded};
  }

  summary {
    display: inline-block;
    min-height: ${target};
    align-content: center;
    font-size: ${step.note};
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.22em;
    cursor: pointer;
  }

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${step.note};
    font-variant-numeric: tabular-nums;
  }

  tr {
    border-top: 1px solid ${color.line};
  }

  th,
  td {
    padding: 0.4rem 0.5rem 0.4rem 0;
    font-weight: 400;
    text-align: right;
    overflow-wrap: anywhere;
  }

  thead th {
    font-weight: 600;
  }

  th:first-child {
    text-align: left;
  }
`;
