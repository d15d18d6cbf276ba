import { useId } from 'react';
import { keyframes, styled } from 'styled-components';
import { useNow } from '../../lib/clock.ts';
import { dayPath, subsolarPoint } from '../../lib/sun.ts';
import { font, media } from '../../theme/tokens.ts';
import { InkedPath, type Ink } from '../drawings/InkedPath.tsx';
import { chart } from './chart.ts';

const coast: Ink = {
  here: import.meta.env.SSR ? (await import('./land.ts')).land : undefined,
  load: async () => (await import('./land.ts')).land,
};

const box = { x: chart.west * 10, y: chart.north * -10, width: (chart.east - chart.west) * 10, height: (chart.north - chart.south) * 10 };
const frame = `M${box.x} ${box.y}h${box.width}v${box.height}h${-box.width}z`;
/** One line across the chart, as broad as the chart: its dashes are the meridians, or the parallels. A sixth of the bytes of so many lines. */
const GRID = { every: 50, line: 0.8 };
const graticule = [
  { d: `M${box.x} ${box.y + box.height / 2}h${box.width}`, breadth: box.height },
  { d: `M${box.x + box.width / 2} ${box.y + box.height}v${-box.height}`, breadth: box.width },
];

/** Named where charts name them. */
const seas = [
  { name: 'Arabian Sea', at: [640, -145] },
  { name: 'Bay of Bengal', at: [885, -140] },
  { name: 'Indian Ocean', at: [665, 28] },
  { name: 'South China Sea', at: [1096, -71] },
] as const;

/** The sun's heights, in degrees, at which the tints begin that lie over each other: from sunset down to nautical twilight's end. */
const TWILIGHT = [0, -2, -4, -6, -8, -10] as const;
/** Here civil twilight ends. */
const DUSK = -6;
const NIGHT = -12;

/** The map, in the day's colours; once the time is known, the night lies over it in its own. */
export function Chart() {
  const id = useId();
  const now = useNow();
  const sun = now && subsolarPoint(now);
  return (
    <Drawing viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true">
      <defs>
        <g id={`${id}map`}>
          <path d={frame} style={{ fill: 'var(--of-sea)' }} />
          <g style={{ stroke: 'var(--of-grid)', strokeDasharray: `${GRID.line} ${GRID.every - GRID.line}`, strokeDashoffset: GRID.line / 2 }}>
            {graticule.map(({ d, breadth }) => (
              <path key={d} d={d} style={{ strokeWidth: breadth }} />
            ))}
          </g>
          <InkedPath ink={coast} style={{ fill: 'var(--of-land)', stroke: 'var(--of-coast)', strokeLinejoin: 'round' }} />
          {seas.map(({ name, at: [x, y] }) => (
            <text key={name} x={x} y={y} style={{ fill: 'var(--of-coast)', opacity: 'var(--names)' }}>
              {name}
            </text>
          ))}
        </g>
      </defs>
      <Day>
        <use href={`#${id}map`} />
      </Day>
      {sun && (
        <Arriving>
          <clipPath id={`${id}night`}>
            <path d={frame + dayPath(sun, NIGHT, chart)} clipRule="evenodd" />
          </clipPath>
          {TWILIGHT.map((altitude) => (
            <path key={altitude} d={frame + dayPath(sun, altitude, chart)} fillRule="evenodd" style={{ fill: altitude > DUSK ? 'var(--map-sunset)' : 'var(--map-dusk)' }} />
          ))}
          <Night clipPath={`url(#${id}night)`}>
            <use href={`#${id}map`} />
          </Night>
        </Arriving>
      )}
    </Drawing>
  );
}

const Drawing = styled.svg`
  position: absolute;
  width: calc(var(--degree) * ${box.width / 10});
  max-width: none;
  font-family: ${font.display};
  font-size: 17px;
  font-style: italic;
  letter-spacing: 0.06em;
  text-anchor: middle;

  /* On a phone the names would be too small to read. */
  --names: 0;

  ${media.medium} {
    --names: 1;
  }
`;

/* The shapes are drawn twice from one definition. Rules do not reach into a copy, but properties are handed down to it. */
const Day = styled.g`
  --of-sea: var(--map-sea);
  --of-land: var(--map-land);
  --of-coast: var(--map-coast);
  --of-grid: var(--map-grid);
`;

const Night = styled.g`
  --of-sea: var(--map-night-sea);
  --of-land: var(--map-night-land);
  --of-coast: var(--map-night-coast);
  --of-grid: var(--map-night-grid);
`;

const arrive = keyframes`
  from {
    opacity: 0;
  }
`;

const Arriving = styled.g`
  animation: ${arrive} 700ms ease-out;
`;
