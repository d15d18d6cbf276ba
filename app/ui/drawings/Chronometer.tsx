import { styled } from 'styled-components';
import { color } from '../../theme/tokens.ts';
import { chronometer } from './chronometer.ts';

/** The instrument that settled the longitude. */
export function Chronometer() {
  return (
    <Sheet viewBox="0 0 240 240" aria-hidden="true">
      <path d={chronometer.tint} className="tint" />
      <path d={chronometer.lines} />
      {chronometer.marks.map((marks) => (
        <Marks key={marks.count} {...marks} />
      ))}
      <path d={chronometer.hands} className="hands" />
    </Sheet>
  );
}

const LINE = 1.1;

/** As many lines as `count` around the middle of the sheet, between two radii. */
function Marks({ count, from, to }: { readonly count: number; readonly from: number; readonly to: number }) {
  const radius = (from + to) / 2;
  const width = Number(((LINE * count) / (2 * Math.PI * radius)).toFixed(3));
  return <circle cx="120" cy="120" r={radius} pathLength={count} style={{ strokeWidth: to - from, strokeDasharray: `${width} ${1 - width}`, strokeDashoffset: width / 2 }} />;
}

const Sheet = styled.svg`
  width: 100%;
  height: auto;
  fill: none;
  stroke: ${color.ink};
  stroke-width: ${LINE};

  .tint {
    fill: color-mix(in srgb, ${color.brass} 22%, transparent);
    stroke: none;
  }

  .hands {
    stroke-width: 2;
    fill: ${color.ink};
  }
`;
