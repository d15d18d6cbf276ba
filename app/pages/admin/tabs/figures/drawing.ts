import { styled } from 'styled-components';
import { color } from '../../../../theme/tokens.ts';

/** The look of a plot. Its widths are shares of the room it has, its heights and letters are pixels: it stretches, they do not. */
export const Drawing = styled.svg`
  display: block;
  width: 100%;
  overflow: visible;
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;

  text {
    fill: ${color.ink};
  }

  .axis {
    fill: ${color.faded};
  }

  .grid {
    stroke: ${color.line};
  }

  .base {
    stroke: ${color.edge};
  }

  .value-0 {
    fill: ${color.sea};
  }

  .value-1 {
    fill: ${color.paper};
    stroke: ${color.brass};
    stroke-width: 1.5;
  }
`;
