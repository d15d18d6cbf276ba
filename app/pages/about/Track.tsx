import { about } from '#content/about.ts';
import { offices } from '#content/offices.ts';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { color, font, media, step } from '../../theme/tokens.ts';
import { fromWest } from '../../ui/meridian/window.ts';

/** In the order in which the offices were opened, as the story tells. The file of offices keeps that order. */
const stations = offices.map((office) => ({
  office,
  share: fromWest.find((each) => each.office.id === office.id)?.share ?? 0,
}));

/** The company's course as a chart would log it: east and west at their true distances, time running down. */
export function Track() {
  const rest = stations.length - 1;
  const line = stations.map(({ share }, index) => `${share * 100},${(index / rest) * 100}`).join(' ');
  return (
    <Chart>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {stations.map(({ office, share }) => (
          <line key={office.id} x1={share * 100} x2={share * 100} y1="-26" y2="126" />
        ))}
        <polyline points={line} />
      </svg>
      <Stations role="list" aria-label={about.story.track}>
        {stations.map(({ office, share }, index) => (
          <Station key={office.id} style={{ '--x': share, '--y': index / rest } as CSSProperties}>
            <strong>{office.city}</strong>
            <span>{eastOf(office.longitude)}</span>
          </Station>
        ))}
      </Stations>
    </Chart>
  );
}

const eastOf = (longitude: number) => `${longitude.toFixed(2)}° E`;

/** Beside the easternmost meridian, for its words. */
const room = '7rem';

const Chart = styled.div`
  position: relative;
  width: min(100%, 17rem);
  height: 12rem;
  margin: 4.5rem 0 4.5rem 5px;

  /* It stands below the text here, and beside it on wide screens. */
  ${media.medium} {
    width: min(100%, 34rem);
  }

  ${media.wide} {
    width: min(100%, 17rem);
  }

  > svg {
    position: absolute;
    inset: 0;
    width: calc(100% - ${room});
    height: 100%;
    overflow: visible;
    fill: none;
  }

  line,
  polyline {
    vector-effect: non-scaling-stroke;
  }

  line {
    stroke: ${color.line};
  }

  polyline {
    stroke: ${color.brass};
    stroke-dasharray: 5 4;
    stroke-width: 1.25;
  }
`;

const Stations = styled.ol`
  position: absolute;
  inset: 0;
`;

/* The words keep clear of the course: above where it begins, beside where it turns, below where it ends. */
const Station = styled.li`
  position: absolute;
  left: calc((100% - ${room}) * var(--x));
  top: calc(100% * var(--y));
  padding-left: 0.75rem;
  font-size: ${step.note};
  line-height: 1.35;
  white-space: nowrap;
  transform: translateY(-50%);

  &:first-child {
    margin-top: -1.75rem;
  }

  &:last-child {
    margin-top: 1.75rem;
  }

  &::before {
    content: '';
    position: absolute;
    top: 50%;
    left: 0;
    width: 11px;
    height: 11px;
    border: 2px solid ${color.paper};
    border-radius: 50%;
    background: ${color.signal};
    transform: translate(-50%, -50%);
  }

  &:first-child::before {
    top: calc(50% + 1.75rem);
  }

  &:last-child::before {
    top: calc(50% - 1.75rem);
  }

  /* Where the words reach over another meridian, it is broken behind them. */
  > * {
    display: block;
    width: fit-content;
    padding-right: 0.3em;
    background: ${color.paper};
  }

  > strong {
    font-family: ${font.display};
    font-size: ${step.body};
    font-weight: 400;
  }

  > span {
    font-variant-numeric: tabular-nums;
    color: ${color.brass};
  }
`;
