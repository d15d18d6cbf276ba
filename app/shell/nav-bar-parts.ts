import { Link } from '../lib/router.tsx';
import { styled } from 'styled-components';
import { color, font, media, motion, space, target } from '../theme/tokens.ts';
import { ButtonLink } from '../ui/Button.tsx';

export const Bar = styled.header`
  position: fixed;
  z-index: 20;
  inset: 0 0 auto;
  padding-top: env(safe-area-inset-top);
  border-bottom: 1px solid transparent;
  background: color-mix(in srgb, ${color.paper} 82%, transparent);
  transition:
    background ${motion.calm},
    border-color ${motion.calm};

  &[data-opaque='true'] {
    background: ${color.paper};
    border-color: ${color.line};
  }

  /* What lies below the open menu steps back. The services in it may be open still when it is closed. */
  &:has(nav[data-open='true'])::after {
    content: '';
    position: absolute;
    inset: 100% 0 -100vh;
    background: #080e1b80;

    ${media.wide} {
      content: none;
    }
  }

  /* The name stays, as a letterhead. */
  @media print {
    position: static;

    nav,
    button {
      display: none !important;
    }
  }

  /* Without JavaScript the list cannot be folded away, and the page begins below it. */
  @media (scripting: none) {
    position: static;

    ${media.wide} {
      position: absolute;
    }
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 0.25rem;
`;

export const Brand = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${space.bar};
  margin-right: auto;
  font-family: ${font.display};
  font-size: 1.625rem;
  line-height: 1;
  letter-spacing: -0.02em;
  text-decoration: none;
`;

export const Menu = styled.nav`
  order: 2;
  flex-basis: 100%;

  &[data-open='false'] {
    display: none;
  }

  &[data-open='true'] {
    max-height: calc(100dvh - ${space.bar});
    overflow-y: auto;

    /* The bar has two lines then (global.css). */
    ${media.huge} {
      max-height: calc(100dvh - ${space.bar} - ${target});
    }
  }

  @media (scripting: none) {
    &[data-open='false'] {
      display: block;
    }
  }

  ${media.wide} {
    order: 0;
    flex-basis: auto;

    &[data-open] {
      display: block;
      max-height: none;
      overflow: visible;
    }
  }
`;

export const Links = styled.ul`
  padding-block: 0.5rem 1.75rem;

  > li {
    border-top: 1px solid ${color.line};
  }

  > li:last-child {
    padding-top: 1.25rem;
  }

  ${media.wide} {
    display: flex;
    align-items: center;
    gap: 0.25rem;
    padding: 0 0.5rem 0 0;

    > li {
      border: 0;
    }

    > li:last-child {
      padding: 0 0 0 0.75rem;
    }
  }
`;

export const Quote = styled(ButtonLink)`
  width: min(100%, 24rem);

  ${media.wide} {
    width: auto;
    font-size: 0.9375rem;
  }
`;

export const Toggle = styled.button`
  order: 1;
  min-width: 4rem;
  height: ${target};
  margin-right: -0.75rem;
  padding: 0 0.75rem;
  border: 0;
  background: none;
  font-weight: 600;

  ${media.wide} {
    display: none;
  }
`;
