import { shell } from '#content/shell.ts';
import { Toast } from 'radix-ui';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { keyframes, styled } from 'styled-components';
import { color, font, media, space, step, target } from '../../theme/tokens.ts';
import { motion } from '../motion/motion.ts';
import { toastPlace } from './place.ts';
import { toasts } from './toast.ts';

/** Times, distances and the hotkey are those of the specification, section 9. */
export function Toaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.read, toasts.read);
  const giveBack = useFocusBack();
  return createPortal(
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {shown.map(({ id, title, description, variant = 'default', open }) => (
        <Sheet key={id} ref={arrive} open={open} onOpenChange={(next) => !next && (giveBack(), toasts.dismiss(id))} data-variant={variant}>
          <Title>{title}</Title>
          {description && <Description>{description}</Description>}
          <Close aria-label={shell.close}>
            <svg width="12" height="12" viewBox="0 0 12 12" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
              <path d="m1 1 10 10M11 1 1 11" />
            </svg>
          </Close>
        </Sheet>
      ))}
      <Viewport hotkey={['F8']} />
    </Toast.Provider>,
    toastPlace(),
  );
}

/** Gives the focus back to where it came from, if a toast has it that goes. */
function useFocusBack() {
  const before = useRef<HTMLElement>(null);
  useEffect(() => {
    const place = toastPlace();
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && place.contains(relatedTarget))) before.current = relatedTarget as HTMLElement | null;
    };
    place.addEventListener('focusin', remember);
    return () => place.removeEventListener('focusin', remember);
  }, []);
  return useCallback(() => {
    if (toastPlace().contains(document.activeElement)) before.current?.focus({ preventScroll: true });
  }, []);
}

/** Once for each toast, when it is first drawn. */
function arrive(element: HTMLLIElement | null) {
  if (element) motion()?.slideIn(element);
}

const Viewport = styled(Toast.Viewport)`
  position: fixed;
  z-index: 40;
  /* The corner may be taken, by the chat (chat/panel-parts.ts, chat/use-toasts-below.ts). */
  top: var(--toast-top, auto);
  /* And with it the window, in large letters: better upon it than nowhere. */
  right: min(max(1rem, env(safe-area-inset-right)) + var(--corner-inline, 0px), max(1rem, 100vw - 15rem));
  bottom: var(--toast-bottom, calc(max(1rem, env(safe-area-inset-bottom)) + var(--strip, 0px) + var(--corner-block, 0px)));
  width: max(min(26rem, 100vw - 2rem - var(--corner-inline, 0px)), min(14rem, 100vw - 2rem));
  margin: 0;
  padding: 0;
  list-style: none;

  /* On a phone the button that was pressed is below, and the words beside it that say the same. */
  @media (max-width: 39.99em) {
    top: var(--toast-top, calc(env(safe-area-inset-top) + ${space.bar} + 0.5rem));
    bottom: auto;
  }
`;

const leave = keyframes`
  to {
    opacity: 0;
    transform: translateX(calc(100% + 1rem));
  }
`;

const Sheet = styled(Toast.Root)`
  position: relative;
  /* A dialog that opens later takes the pointer from all that was there before it, by an inline style. */
  pointer-events: auto !important;
  /* In huge letters its words need the width, and may be more than the window is high. */
  max-height: var(--toast-room, 60dvh);
  overflow-y: auto;
  padding: 1.1rem 3.5rem 1.15rem 1.35rem;
  border: 1px solid ${color.line};
  border-left: 4px solid ${color.sea};
  background: ${color.sheet};
  box-shadow: 0 18px 40px -16px rgb(16 27 51 / 45%);

  ${media.huge} {
    padding: 0.5rem 0.75rem;

    > :first-child {
      padding-right: ${target};
    }
  }

  &[data-variant='destructive'] {
    border-left-color: ${color.alarm};
  }

  &[data-state='closed'] {
    animation: ${leave} 180ms ease-in forwards;
  }

  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }

  &[data-swipe='cancel'] {
    transform: none;
    transition: transform 180ms ease-out;
  }

  &[data-swipe='end'] {
    animation: ${leave} 120ms ease-out forwards;
  }
`;

const Title = styled(Toast.Title)`
  font-family: ${font.display};
  font-size: ${step.lede};
  line-height: 1.25;
`;

const Description = styled(Toast.Description)`
  /* What a server says of its errors may be a whole page. */
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 5;
  margin-top: 0.2rem;
  overflow: hidden;
  overflow-wrap: anywhere;
  font-size: ${step.note};
  line-height: 1.5;
  color: ${color.faded};

  /* Five lines are a few words there. The sheet scrolls. */
  ${media.huge} {
    display: block;
  }
`;

const Close = styled(Toast.Close)`
  position: absolute;
  top: 0.35rem;
  right: 0.35rem;
  display: grid;
  place-items: center;
  width: ${target};
  height: ${target};
  border: 0;
  background: none;

  svg {
    width: 0.75rem;
    height: 0.75rem;
  }
`;
