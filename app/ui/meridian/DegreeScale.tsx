import { chartWords } from '#content/chart.ts';
import { styled } from 'styled-components';
import { useNow } from '../../lib/clock.ts';
import { subsolarPoint } from '../../lib/sun.ts';
import { color, space } from '../../theme/tokens.ts';
import { at, place } from './place.ts';
import { west } from './window.ts';

const named = Array.from({ length: 15 }, (_, index) => index * 10 + 20);

/** Degrees to either side of it that the word takes, at most. */
const NOON_TAKES = 8;

/** The chart's margin: a scale of single degrees, every tenth of them named, and the meridian where it is noon. */
export function DegreeScale() {
  const now = useNow();
  const sun = now && subsolarPoint(now);
  return (
    <Degrees aria-hidden="true">
      {named.filter((longitude) => !sun || Math.abs(longitude - sun.longitude) > NOON_TAKES).map((longitude) => (
        <span key={longitude} style={at(longitude)}>
          {longitude}°
        </span>
      ))}
      {sun && (
        <Noon style={at(sun.longitude)}>
          <svg width="16" height="16" viewBox="0 0 16 16">
            <circle cx="8" cy="8" r="3.4" fill="currentColor" />
            <path d="M8 0v2.5M8 13.5V16M0 8h2.5M13.5 8H16M2.3 2.3l1.8 1.8M11.9 11.9l1.8 1.8M13.7 2.3l-1.8 1.8M4.1 11.9l-1.8 1.8" stroke="currentColor" />
          </svg>
          {chartWords.noon}
        </Noon>
      )}
    </Degrees>
  );
}

const Degrees = styled.div`
  position: relative;
  height: 1.75rem;
  font-size: 0.75rem;
  line-height: 1.75rem;
  font-variant-numeric: tabular-nums;
  color: ${color.faded};
  background: linear-gradient(to right, ${color.edge} 50%, transparent 50%) calc(var(--start) - ${(west % 2).toFixed(2)} * var(--degree)) 0 /
    calc(2 * var(--degree)) 4px repeat-x;
  /* What is cut by the window's edges fades there. */
  mask-image: linear-gradient(to right, transparent, #000 ${space.gutter} calc(100% - ${space.gutter}), transparent);

  > span {
    position: absolute;
    top: 3px;
    left: ${place};
    transform: translateX(-50%);
  }
`;

const Noon = styled.span`
  display: flex;
  align-items: center;
  gap: 0.35rem;
  padding: 0 0.4rem;
  color: ${color.brass};
  background: ${color.paper};

  & > svg {
    flex: none;
  }
`;
