import { styled } from 'styled-components';
import { color, motion, space } from '../../../theme/tokens.ts';
import { beside, offPaper } from './layout.ts';

/* What holds a list and its open record. Where they stand side by side, each has a scroll of its own. */

const listWidth = 'clamp(22rem, 36%, 31rem)';

export const Panes = styled.div`
  position: relative;
  border-top: 1px solid ${color.ink};
  transition: opacity ${motion.quick};

  &[aria-busy='true'] {
    opacity: 0.55;
    transition-delay: 150ms;
  }

  ${beside} {
    flex: 1;
    min-height: 0;
  }
`;

export const Scroller = styled.div`
  ${beside} {
    width: ${listWidth};
    height: 100%;
    padding-bottom: 1rem;
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }

  /* With an open record, what stands above and below it. */
  &:has([data-open='true']) > :not(ul) {
    ${offPaper}
  }
`;

export const Detail = styled.div`
  container-type: inline-size;
  padding: 0.5rem 0.9rem 1.75rem;
  border-left: 3px solid ${color.sea};
  background: ${color.sheet};

  &:focus-visible {
    outline-offset: -2px;
  }

  @media print {
    padding: 0;
    border: 0;
  }

  ${beside} {
    position: absolute;
    inset: 0 0 0 ${listWidth};
    padding: 1.5rem ${space.columnGap} 2rem;
    border-left: 1px solid ${color.line};
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }
`;

export const Unopened = styled.p`
  display: none;
  color: ${color.faded};

  ${beside} {
    display: grid;
    place-items: center;
    position: absolute;
    inset: 0 0 0 ${listWidth};
    border-left: 1px solid ${color.line};
    background: ${color.sheet};
  }
`;
