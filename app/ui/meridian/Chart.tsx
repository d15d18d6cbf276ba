import { chartWords } from '#content/chart.ts';
import { useDeferredValue, useId, useMemo } from 'react';
import { keyframes, styled } from 'styled-components';
import { useNow } from '../../lib/clock.ts';
import { dayPaths, subsolarPoint } from '../../lib/sun.ts';
import { font, media } from '../../theme/tokens.ts';
import { InkedPath, type Ink } from '../drawings/InkedPath.tsx';
import { chart } from './chart.ts';

const stripCoast: Ink = {
  here: import.meta.env.SSR ? (await import('./strip-land.ts')).stripLand : undefined,
  load: async () => (await import('./strip-land.ts')).stripLand,
};

const box = { x: chart.west * 10, y: chart.north * -10, width: (chart.east - chart.west) * 10, height: (chart.north - chart.south) * 10 };
const frame = `M${box.x} ${box.y}h${box.width}v${box.height}h${-box.width}z`;
/** One line across the chart, as broad as the chart: its dashes are the meridians, or the parallels. A sixth of the bytes of so many lines. */
const GRID = { every: 50, line: 0.8 };
const graticule = [
  { d: `M${box.x} ${box.y + box.height / 2}h${box.width}`, breadth: box.height },
  { d: `M${box.x + box.width / 2} ${box.y + box.height}v${-box.height}`, breadth: box.width },
];

/** Where nautical twilight ends, in degrees of the sun's height, and how many steps the night takes from sunset to there. */
const NIGHT = -12;
const STEPS = 36;
const altitudes = Array.from({ length: STEPS }, (_, step) => (NIGHT * step) / STEPS);
/** The steps that sunset glows over. */
const GLOW = 18;

/** What lies in the dark, by each of the steps. */
function nightsAt(now: Date): string[] {
  return dayPaths(subsolarPoint(now), altitudes, chart).map((day) => frame + day);
}

/** The map, in the day's colours; once the time is known, the night falls over it in its own. */
export function Chart({ coast = stripCoast }: { readonly coast?: Ink }) {
  const id = useId();
  // The night is much to draw: the clocks do not wait for it, nor does whoever touches the page.
  const now = useDeferredValue(useNow());
  const nights = useMemo(() => now && nightsAt(now), [now]);
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
          {chartWords.seas.map(({ name, latitude, longitude }) => (
            <text key={name} x={longitude * 10} y={latitude * -10} style={{ fill: 'var(--of-coast)', opacity: 'var(--names)' }}>
              {name}
            </text>
          ))}
        </g>
      </defs>
      <Day>
        <use href={`#${id}map`} />
      </Day>
      {nights && (
        <Arriving>
          <g fillRule="evenodd" style={{ fill: 'var(--map-sunset)' }}>
            {nights.slice(0, GLOW).map((d, step) => (
              <path key={step} d={d} />
            ))}
          </g>
          {/* Each step covers its share of what those before it have left, so that the night thickens evenly. */}
          <mask id={`${id}night`} fillRule="evenodd" style={{ maskType: 'alpha' }}>
            {nights.map((d, step) => (
              <path key={step} d={d} fillOpacity={1 / (STEPS - step)} />
            ))}
          </mask>
          <Night mask={`url(#${id}night)`}>
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
