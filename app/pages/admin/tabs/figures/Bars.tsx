import { Drawing, type PlotLabels } from './Drawing.tsx';
import { largest, type PlotRow } from './scale.ts';

/** Pixels of a row: its name above, and a bar for each value below it. */
const NAME = 22;
const BAR = 12;
const GAP = 14;
/** Percent of the width that the longest bar takes; the rest is for its figure. */
const LONGEST = 86;

const figure = new Intl.NumberFormat('en-GB');

interface BarsProps extends PlotLabels {
  readonly rows: readonly PlotRow[];
}

/** Bars below each other, the longest first, each with its figure at its end. */
export function Bars({ rows, ...labels }: BarsProps) {
  const most = Math.max(1, largest(rows));
  const height = NAME + BAR * (rows[0]?.values.length ?? 1) + GAP;
  return (
    <Drawing labels={labels} height={rows.length * height}>
      {rows.map(({ label, values }, index) => (
        <g key={label}>
          <text x="0" y={index * height + 15}>
            {label.length > MOST_LETTERS ? `${label.slice(0, MOST_LETTERS - 1)}…` : label}
          </text>
          {values.map((value, place) => {
            const y = index * height + NAME + place * BAR;
            return (
              <g key={place}>
                {value > 0 && <rect className={`value-${place}`} x="0" y={y + 1} width={`${(LONGEST * value) / most}%`} height={BAR - 3} />}
                <text className="axis" x={`${(LONGEST * value) / most + 1}%`} y={y + 10} fontSize="11">
                  {figure.format(value)}
                </text>
              </g>
            );
          })}
        </g>
      ))}
    </Drawing>
  );
}

/** A stranger may claim to come from a page with any name; the table has it whole. */
const MOST_LETTERS = 42;
