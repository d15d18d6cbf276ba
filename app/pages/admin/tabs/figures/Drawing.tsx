import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../../../theme/tokens.ts';

/** What a plot says to those who do not see it. */
export interface PlotLabels {
  readonly title: string;
  readonly words: string;
  readonly id: string;
}

interface DrawingProps {
  readonly labels: PlotLabels;
  /** Pixels. */
  readonly height: number;
  readonly children: ReactNode;
}

export function Drawing({ labels: { title, words, id }, height, children }: DrawingProps) {
  return (
    <Sheet height={height} role="img" aria-labelledby={`${id}title`} aria-describedby={`${id}words`}>
      <title id={`${id}title`}>{title}</title>
      <desc id={`${id}words`}>{words}</desc>
      {children}
    </Sheet>
  );
}

/* Its widths are shares of the room it has, its heights and letters are pixels: it stretches, they do not. */
const Sheet = styled.svg`
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
