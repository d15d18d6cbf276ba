import { shell } from '#content/shell.ts';
import { styled } from 'styled-components';
import { color, font, media, space, step } from '../../theme/tokens.ts';
import { chart } from './chart.ts';
import { Chart } from './Chart.tsx';
import { DegreeScale } from './DegreeScale.tsx';
import { OfficeClock } from './OfficeClock.tsx';
import { OfficeStatus } from './OfficeStatus.tsx';
import { TimeZone } from './TimeZone.tsx';
import { at, place } from './place.ts';
import { fromWest, span, west } from './window.ts';

/**
 * The sea chart with the three offices on their true meridians, their clocks, and day and night as they are now. The
 * first office stands where the text column begins; the scale is chosen so that the last one's words still fit.
 */
export function MeridianStrip() {
  return (
    <Strip>
      <Plane>
        <Window>
          <Chart />
        </Window>
        <Offices role="list" aria-label={shell.offices.list}>
          {fromWest.map(({ office }) => (
            <Meridian key={office.id} style={at(office.longitude, office.latitude)}>
              <Flag>
                <Time>
                  <OfficeClock office={office} />
                </Time>
                <strong>{office.city}</strong>
                <TimeZone office={office} />
                <OfficeStatus office={office} />
              </Flag>
            </Meridian>
          ))}
        </Offices>
        <DegreeScale />
      </Plane>
    </Strip>
  );
}

const Strip = styled.div`
  container-type: inline-size;
  overflow: hidden;
`;

const Plane = styled.div`
  /* Where the first office stands, what the last one's words need, from which latitude to which is seen, and how tall the words
     are, which break into more lines on the narrowest phones. */
  --start: calc(${space.gutter} + 0.5px);
  --room: 6.5rem;
  --north: 40;
  --south: -9;
  --flags: max(8.6rem, 31rem - 100cqw);
  --degree: min((100cqw - var(--start) - ${space.gutter} - var(--room)) / ${span}, 11px);

  position: relative;
  padding-top: var(--flags);

  ${media.wide} {
    --start: calc(max(${space.gutter}, (100cqw - ${space.page}) / 2) + ${space.labelColumn} + ${space.columnGap});
    --room: 12rem;
    --north: 30.5;
    --south: -6;
    --flags: 8.5rem;
    --degree: min((100cqw - var(--start) - ${space.gutter} - var(--room)) / ${span}, 0.84cqw, 15px);
  }

  /* No room for a chart: the clocks one below the other. */
  @container (width <= 18rem) {
    padding: 0 ${space.gutter};

    > div {
      display: none;
    }

    > ul,
    li {
      position: static;
    }

    li::after {
      display: none;
    }

    li > div {
      width: auto;
      height: auto;
      max-width: none;
      padding-bottom: 1rem;
    }
  }
`;

const Window = styled.div`
  position: relative;
  height: calc((var(--north) - var(--south)) * var(--degree));
  overflow: hidden;
  border-block: 1px solid ${color.line};
  background: var(--map-sea);

  > svg {
    left: calc(var(--start) - ${(west - chart.west).toFixed(2)} * var(--degree));
    top: calc((var(--north) - ${chart.north}) * var(--degree));
  }
`;

const Offices = styled.ul`
  position: absolute;
  inset: 0;
`;

const Meridian = styled.li`
  position: absolute;
  inset-block: 0 1.75rem;
  left: ${place};
  border-left: 1px solid var(--map-meridian);

  &::after {
    content: '';
    position: absolute;
    top: calc(var(--flags) + (var(--north) - var(--latitude)) * var(--degree));
    left: -0.5px;
    width: 11px;
    height: 11px;
    border: 2px solid ${color.sheet};
    border-radius: 50%;
    background: ${color.signal};
    transform: translate(-50%, -50%);
  }
`;

const Flag = styled.div`
  display: flex;
  flex-direction: column;
  height: var(--flags);
  width: max-content;
  max-width: calc(22.5 * var(--degree) - 0.4rem);
  padding-left: 0.55rem;
  font-size: ${step.note};
  line-height: 1.45;
  font-variant-numeric: tabular-nums;
  color: ${color.faded};

  > strong {
    font-weight: 600;
    color: ${color.ink};
  }

  /* It has no neighbour, but the window's edge. */
  :where(:last-child) > & {
    max-width: calc(100cqw - ${place} - 0.5rem);
  }

  ${media.wide} {
    padding-left: 0.9rem;
  }
`;

const Time = styled.span`
  font-family: ${font.display};
  font-size: clamp(1.5rem, 1rem + 2.2vw, 2.75rem);
  line-height: 1.05;
  letter-spacing: -0.015em;
  color: ${color.ink};
  margin-bottom: 0.3rem;
`;
