import { careers } from '#content/careers.ts';
import type { Position } from '#content/types.ts';
import { styled } from 'styled-components';
import { Link } from '../../lib/router.tsx';
import { color, font, media, motion, step } from '../../theme/tokens.ts';
import { Arrow } from '../../ui/ArrowLink.tsx';

/** The open positions at a glance, as a board of departures. */
export function PositionIndex({ positions }: { readonly positions: readonly Position[] }) {
  return (
    <Board role="list" aria-label={careers.positions.heading}>
      {positions.map(({ slug, title, department, location }) => (
        <li key={slug}>
          <Entry to={`#${slug}`}>
            <strong>{title}</strong>
            <span>{department}</span>
            <span>{location}</span>
            <Arrow />
          </Entry>
        </li>
      ))}
    </Board>
  );
}

const Board = styled.ul`
  align-self: stretch;
  margin-top: clamp(0.75rem, 2.2vw, 2rem);
  border-bottom: 1px solid ${color.ink};

  > li {
    border-top: 1px solid ${color.line};
  }

  > li:first-child {
    border-color: ${color.ink};
  }
`;

const Entry = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 1.25rem;
  align-items: baseline;
  padding-block: 0.75rem;
  text-decoration: none;

  > * {
    grid-column: 1;
  }

  > svg {
    grid-area: 1 / 2 / 4;
    align-self: center;
    transition: transform ${motion.quick};
  }

  &:hover > svg {
    transform: translateX(-6px);
  }

  > strong {
    font-family: ${font.display};
    font-size: ${step.sub};
    font-weight: 400;
    line-height: 1.25;
  }

  > span {
    font-size: ${step.note};
    color: ${color.faded};
  }

  ${media.medium} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 2fr) minmax(0, 4fr) auto;

    > strong,
    > span,
    > svg {
      grid-area: auto;
    }
  }
`;
