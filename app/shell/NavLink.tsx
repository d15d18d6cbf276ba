import { Link } from '../lib/router.tsx';
import { styled } from 'styled-components';
import { color, font, media, motion, target } from '../theme/tokens.ts';

/** A link of the navigation bar: large in the stacked list, small in the flat one. The current one is underlined. */
export const NavLink = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 3.5rem;
  font-family: ${font.display};
  font-size: 1.625rem;
  text-decoration: none;

  &[aria-current] {
    color: ${color.signal};
    text-decoration: underline;
  }

  ${media.wide} {
    position: relative;
    min-height: ${target};
    padding: 0 0.7rem;
    font-family: ${font.text};
    font-size: 0.9375rem;
    font-weight: 500;

    &[aria-current] {
      color: ${color.ink};
      text-decoration: none;
    }

    &::after {
      content: '';
      position: absolute;
      inset: auto 0.7rem 0.55rem;
      border-bottom: 2px solid ${color.signal};
      transform: scaleX(0);
      transform-origin: left;
      transition: transform ${motion.calm};
    }

    &[aria-current]::after {
      transform: none;
    }
  }
`;
