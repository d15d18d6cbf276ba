import { shell } from '#content/shell.ts';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { color, font, media, step } from '../../theme/tokens.ts';
import { OfficeClock } from './OfficeClock.tsx';
import { OfficeStatus } from './OfficeStatus.tsx';
import { fromWest, span } from './window.ts';

/** The meridian strip in small: a scale of degrees with the three offices at their true places on it. */
export function MeridianLine() {
  return (
    <Scale role="list" aria-label={shell.offices.list}>
      {fromWest.map(({ office, share }) => (
        <Mark key={office.id} style={{ '--share': share } as CSSProperties}>
          <Time>
            <OfficeClock office={office} />
          </Time>
          <span>{office.city}</span>
          <OfficeStatus office={office} />
        </Mark>
      ))}
    </Scale>
  );
}

const Scale = styled.ul`
  /* The last mark needs room for its own words; what is left is shared out by longitude. */
  --room: 6.5rem;

  position: relative;
  display: block;
  height: 8.5rem;
  background: repeating-linear-gradient(to right, ${color.line} 0 1px, transparent 1px calc((100% - var(--room)) / ${span})) top /
    100% 6px no-repeat;
  border-top: 1px solid ${color.line};

  ${media.medium} {
    --room: 11rem;
  }

  ${media.huge} {
    height: auto;
    background: none;

    > li {
      position: static;
      max-width: none;
    }
  }
`;

const Mark = styled.li`
  position: absolute;
  top: -1px;
  left: calc((100% - var(--room)) * var(--share));
  display: flex;
  flex-direction: column;
  max-width: calc((100% - var(--room)) * 0.46);
  padding: 0.9rem 0 0 0.6rem;
  border-left: 1px solid ${color.brass};
  font-size: ${step.note};
  line-height: 1.4;
  color: ${color.faded};
`;

const Time = styled.span`
  font-family: ${font.display};
  font-size: ${step.sub};
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
  color: ${color.ink};
`;
