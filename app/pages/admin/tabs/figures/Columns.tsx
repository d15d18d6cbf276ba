import { Drawing, type PlotLabels } from './Drawing.tsx';
import { largest, ticks, type PlotRow } from './scale.ts';

/** Pixels: the room for columns, and that above and below it for letters. */
const HEIGHT = 190;
const ABOVE = 18;
const BELOW = 26;
/** Percent of the width that the columns leave free at the left, where the figures of the lines stand on these. */
const MARGIN = 5;

const figure = new Intl.NumberFormat('en-GB');

interface ColumnsProps extends PlotLabels {
  readonly rows: readonly PlotRow[];
}

/** Columns side by side, from the left to the right as time goes. */
export function Columns({ rows, ...labels }: ColumnsProps) {
  const lines = ticks(largest(rows));
  const top = lines.at(-1)!;
  const y = (value: number) => ABOVE + HEIGHT * (1 - value / top);
  const room = (100 - MARGIN) / rows.length;
  return (
    <Drawing labels={labels} height={ABOVE + HEIGHT + BELOW}>
      {lines.map((line) => (
        <g key={line}>
          <line className={line === 0 ? 'base' : 'grid'} x1="0" x2="100%" y1={y(line)} y2={y(line)} />
          <text className="axis" x="0" y={y(line) - 4}>
            {line > 0 && figure.format(line)}
          </text>
        </g>
      ))}
      {rows.map(({ label, values }, index) => {
        const left = MARGIN + index * room;
        const width = (room * 0.7) / values.length;
        return (
          <g key={label}>
            {values.map((value, place) => (
              <rect key={place} className={`value-${place}`} x={`${left + room * 0.15 + place * width}%`} width={`${width * 0.88}%`} y={y(value)} height={ABOVE + HEIGHT - y(value)} />
            ))}
            {/* Counted from the present week back, so that this one has its name. */}
            {(rows.length - 1 - index) % 3 === 0 && (
              <text className="axis" x={`${index === rows.length - 1 ? 100 : left + room / 2}%`} y={ABOVE + HEIGHT + 19} textAnchor={index === rows.length - 1 ? 'end' : 'middle'}>
                {label}
              </text>
            )}
          </g>
        );
      })}
    </Drawing>
  );
}
