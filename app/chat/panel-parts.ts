import { styled } from 'styled-components';
import { color, font, space, step, target } from '../theme/tokens.ts';
import { LOW, LOWER, NARROW, TIGHT } from './panel-room.ts';
import { SMALL } from './room.ts';

/* Above the page and its bars, below dialogs. */
export const Sheet = styled.div`
  position: fixed;
  z-index: 25;
  right: max(1rem, env(safe-area-inset-right));
  bottom: calc(max(1rem, env(safe-area-inset-bottom)) + var(--strip, 0px) + 4.25rem);
  display: flex;
  flex-direction: column;
  width: 25rem;
  max-width: calc(100vw - 2rem);
  height: min(46rem, 100dvh - ${space.bar} - 6rem - var(--strip, 0px));
  border: 1px solid ${color.edge};
  border-top: 3px double ${color.ink};
  background: ${color.sheet};
  color: ${color.ink};
  box-shadow: 0 24px 60px -24px rgb(16 27 51 / 55%);
  container: chat / size;

  &:focus-visible {
    outline: none;
  }

  /* Toasts stand beside it (ui/toast/Toaster.tsx). */
  :root:has(&) {
    --corner-inline: 26rem;
    --corner-block: 0px;
  }

  /* Wider in a low window, so that the first questions are seen in it. */
  @media ${LOW} {
    width: 28rem;

    :root:has(&) {
      --corner-inline: 29rem;
    }
  }

  /* And beside its button in the lowest. */
  @media ${LOWER} {
    width: 31rem;
    right: calc(max(1rem, env(safe-area-inset-right)) + 4.5rem);
    bottom: calc(max(1rem, env(safe-area-inset-bottom)) + var(--strip, 0px));
    height: calc(100dvh - ${space.bar} - 1.75rem - var(--strip, 0px));

    :root:has(&) {
      --corner-inline: 36.5rem;
    }
  }

  @media ${SMALL} {
    inset: var(--top, 0px) 0 auto;
    width: auto;
    max-width: none;
    height: var(--height, 100dvh);
    padding: env(safe-area-inset-top) env(safe-area-inset-right) 0 env(safe-area-inset-left);
    border-width: 0;

    /* The page behind stays where it is; toasts hang below the head (use-toasts-below.ts). */
    :root:has(&) {
      --corner-inline: 0px;
      --toast-top: calc(env(safe-area-inset-top) + 3.75rem);
      --toast-bottom: auto;
      overflow: hidden;
    }
  }
`;

export const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  padding-left: 1.25rem;
  border-bottom: 1px solid ${color.line};

  ${NARROW} {
    gap: 0.25rem;
    padding-left: 0.5rem;
  }
`;

/* The face stands high in its line: lowered to the middle of the cross beside it. */
export const Title = styled.h2`
  /* In two lines the second begins below the words, not below the dot. */
  padding: 0.9rem 0 0.6rem 0.87em;
  text-indent: -0.87em;
  font-family: ${font.display};
  font-size: min(${step.sub}, 8cqi);
  line-height: 1.15;
  letter-spacing: -0.006em;

  ${TIGHT} {
    padding-block: 0.3rem;
  }
`;

export const Dot = styled.span`
  display: inline-block;
  width: 0;
  height: 0;
  margin-right: 0.45em;
  /* All border, which forced colours leave, and of no size: borders are whole pixels, and would leave a hole. */
  border: 0.21em solid ${color.sea};
  border-radius: 50%;
  vertical-align: 0.12em;

  &[data-lost='true'] {
    width: 0.42em;
    height: 0.42em;
    border: 1px solid ${color.brass};
  }
`;

export const Close = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: ${target};
  height: ${target};
  margin-right: 0.4rem;
  border: 0;
  background: none;

  svg {
    width: 1rem;
    height: 1rem;
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  ${TIGHT} {
    width: 2rem;
    height: 2rem;
  }
`;

export const Scroller = styled.div`
  flex: 1;
  min-height: 0;
  padding-inline: 1.25rem;
  border-bottom: 1px solid ${color.line};
  overflow-y: auto;
  overscroll-behavior: contain;

  &:focus-visible {
    outline-offset: -3px;
  }

  ${NARROW} {
    padding-inline: 0.5rem;
  }
`;

export const Notice = styled.p`
  max-width: 34em;
  padding-block: 0.7rem 0.1rem;
  font-size: ${step.note};
  line-height: 1.5;
  color: ${color.faded};

  a {
    white-space: nowrap;
    outline-offset: 1px;

    /* As high as a thumb is wide, without room taken from the lines around it. */
    @media (pointer: coarse) {
      padding-block: calc((${target} - 1.2em) / 2);
    }
  }
`;

/* On the bezel of the round button. All border, which forced colours leave, and set off by the colour of the page. */
export const Mark = styled.span`
  position: absolute;
  top: 0;
  right: 0;
  border: 0.5rem solid ${color.signal};
  border-radius: 50%;
  box-shadow: 0 0 0 2px ${color.paper};
`;
