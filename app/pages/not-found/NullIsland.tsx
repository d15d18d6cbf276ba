import { styled } from 'styled-components';
import { color, font, media, space, step } from '../../theme/tokens.ts';
import type { Ink } from '../../ui/drawings/InkedPath.tsx';
import { Chart } from '../../ui/meridian/Chart.tsx';
import { chart } from '../../ui/meridian/chart.ts';

const coast: Ink = {
  here: import.meta.env.SSR ? (await import('../../ui/meridian/land.ts')).land : undefined,
  load: async () => (await import('../../ui/meridian/land.ts')).land,
};

/** Open water where the equator meets the prime meridian: where every position without an address ends up. */
export function NullIsland({ words, sea }: { readonly words: string; readonly sea: string }) {
  return (
    <Window aria-hidden="true">
      <Chart coast={coast} />
      <Sea>{sea}</Sea>
      <Position>{words}</Position>
    </Window>
  );
}

/* The prime meridian runs where the text column begins, and the chart's western edge is the window's. */
const Window = styled.div`
  --meridian: 36vw;
  --equator: 66%;
  --degree: calc(var(--meridian) / ${-chart.west});

  position: relative;
  height: clamp(12rem, 36vw, 30rem);
  overflow: hidden;
  border-block: 1px solid ${color.line};
  background: var(--map-sea);

  /* The seas that the chart names lie at the window's edge here, or beyond it. */
  > svg {
    --names: 0;

    left: 0;
    top: calc(var(--equator) - ${chart.north} * var(--degree));
  }

  &::before,
  &::after {
    content: '';
    position: absolute;
    z-index: 1;
    background: var(--map-meridian);
  }

  &::before {
    inset-block: 0;
    left: var(--meridian);
    width: 1px;
  }

  &::after {
    inset-inline: 0;
    top: var(--equator);
    height: 1px;
  }

  ${media.wide} {
    --meridian: calc(max(${space.gutter}, (100vw - ${space.page}) / 2) + ${space.labelColumn} + ${space.columnGap});
  }
`;

/* As the chart's own names, in the middle of what it shows of this one. */
const Sea = styled.span`
  display: none;
  position: absolute;
  top: calc(var(--equator) + 4 * var(--degree));
  left: calc(var(--meridian) / 2);
  font-family: ${font.display};
  font-size: calc(1.7 * var(--degree));
  font-style: italic;
  letter-spacing: 0.06em;
  white-space: nowrap;
  color: var(--map-coast);
  transform: translateX(-50%);

  ${media.medium} {
    display: block;
  }
`;

const Position = styled.span`
  position: absolute;
  z-index: 2;
  top: calc(var(--equator) + 0.9rem);
  left: calc(var(--meridian) + 0.9rem);
  padding: 0.15em 0.6em;
  font-size: ${step.note};
  font-weight: 600;
  border: 1px solid var(--map-meridian);
  background: ${color.sheet};

  &::before {
    content: '';
    position: absolute;
    top: calc(-0.9rem - 1px);
    left: calc(-0.9rem - 1px);
    width: 11px;
    height: 11px;
    border: 2px solid ${color.sheet};
    border-radius: 50%;
    background: ${color.signal};
    transform: translate(-50%, -50%);
  }
`;
