import { styled } from 'styled-components';
import { color } from '../../theme/tokens.ts';
import { chronometer } from './chronometer.ts';

/** The instrument that settled the longitude. */
export function Chronometer() {
  return (
    <Sheet viewBox="0 0 240 240" aria-hidden="true">
      <path d={chronometer.tint} className="tint" />
      <path d={chronometer.lines} />
      <path d={chronometer.hands} className="hands" />
    </Sheet>
  );
}

const Sheet = styled.svg`
  width: 100%;
  height: auto;
  fill: none;
  stroke: ${color.ink};
  stroke-width: 1.1;

  .tint {
    fill: color-mix(in srgb, ${color.brass} 22%, transparent);
    stroke: none;
  }

  .hands {
    stroke-width: 2;
    fill: ${color.ink};
  }
`;
