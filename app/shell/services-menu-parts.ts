import { styled } from 'styled-components';
import { color, media, motion, space, step, target } from '../theme/tokens.ts';

export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;

  ${media.wide} {
    position: relative;
    display: flex;

    > a {
      padding-right: 0.1rem;
    }

    > a::after {
      right: 0.1rem;
    }
  }
`;

export const Opener = styled.button`
  display: grid;
  place-items: center;
  width: 3.5rem;
  min-height: ${target};
  padding: 0;
  border: 0;
  background: none;

  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }

  > svg {
    transition: transform ${motion.quick};
  }

  ${media.wide} {
    width: 2rem;
  }
`;

export const List = styled.ul`
  grid-column: 1 / -1;
  padding-bottom: 1rem;

  &[data-open='false'] {
    display: none;
  }

  a {
    display: flex;
    align-items: center;
    gap: 1rem;
    min-height: ${target};
    text-decoration: none;
  }

  a[aria-current] {
    color: ${color.signal};
    text-decoration: underline;
  }

  span {
    font-size: ${step.note};
    font-variant-numeric: tabular-nums;
    color: ${color.brass};
  }

  ${media.wide} {
    position: absolute;
    top: 100%;
    left: -0.5rem;
    width: 17rem;
    max-height: calc(100dvh - ${space.bar});
    overflow-y: auto;
    padding: 0.6rem 1.2rem;
    border: 1px solid ${color.line};
    background: ${color.sheet};
    box-shadow: 0 18px 40px -18px rgb(16 27 51 / 35%);
    transition:
      opacity ${motion.quick},
      visibility ${motion.quick};

    li + li {
      border-top: 1px solid ${color.line};
    }

    /* Stays in the layout, so that closing can be drawn too; opening is the springs'. */
    &[data-open='false'] {
      display: block;
      visibility: hidden;
      opacity: 0;
    }
  }
`;
