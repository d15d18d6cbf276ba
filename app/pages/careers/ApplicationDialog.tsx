import { careers } from '#content/careers.ts';
import { shell } from '#content/shell.ts';
import type { Position } from '#content/types.ts';
import { Dialog } from 'radix-ui';
import { Link } from '../../lib/router.tsx';
import { useCallback, useRef, type RefObject } from 'react';
import { keyframes, styled } from 'styled-components';
import { color, font, media, space, step, target } from '../../theme/tokens.ts';
import type { SavedSubmission } from '../../forms/use-outbox.ts';
import { motion } from '../../ui/motion/motion.ts';
import { CoordinateLabel } from '../../ui/CoordinateLabel.tsx';
import { Note } from '../../ui/Text.tsx';
import { ToastsInReach } from '../../ui/toast/ToastsInReach.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';

export interface ApplicationDialogProps {
  readonly position: Position;
  readonly open: boolean;
  /** What is saved on this device and is to be edited. */
  readonly saved?: SavedSubmission;
  readonly onClose: () => void;
  /** Where the focus goes back to. */
  readonly opener: RefObject<HTMLElement | null>;
}

/** The application form on a sheet of its own: the whole screen on a phone. */
export function ApplicationDialog({ position, open, saved, onClose, opener }: ApplicationDialogProps) {
  const { note, privacy } = careers.application;
  const sheet = useRef<HTMLDivElement>(null);
  const arrive = useCallback((element: HTMLDivElement | null) => {
    sheet.current = element;
    if (element) motion()?.rise(element);
  }, []);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Shade>
          <Sheet
            ref={arrive}
            onOpenAutoFocus={(event) => {
              // On the sheet itself: a field would bring up the keyboard before one has read what this is.
              event.preventDefault();
              (event.currentTarget as HTMLElement).focus({ preventScroll: true });
            }}
            onCloseAutoFocus={(event) => {
              // Safari does not focus a button that is clicked, so that Radix could not know it.
              event.preventDefault();
              opener.current?.focus();
            }}
          >
            <Head>
              <CoordinateLabel>
                {position.department} / {position.location}
              </CoordinateLabel>
              <Title>{position.title}</Title>
              <Close aria-label={shell.close}>
                <svg width="16" height="16" viewBox="0 0 16 16" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
                  <path d="m2 2 12 12M14 2 2 14" />
                </svg>
              </Close>
            </Head>
            <Dialog.Description asChild>
              <Note>
                {note} <Link to={privacy.href}>{privacy.label}</Link>
              </Note>
            </Dialog.Description>
            <ApplicationForm key={saved?.key} position={position} saved={saved} onClose={onClose} />
            <ToastsInReach dialog={sheet} />
          </Sheet>
        </Shade>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

/* The sheet scrolls within the shade, so that it may be longer than the window. */
const Shade = styled(Dialog.Overlay)`
  position: fixed;
  z-index: 30;
  inset: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* The bar at the bottom hides no field that has the focus. */
  scroll-padding-bottom: 7rem;
  background: color-mix(in srgb, #060b16 62%, transparent);
  animation: ${appear} 180ms ease-out;

  ${media.medium} {
    padding: 4vh 1.5rem 0;
  }
`;

const Sheet = styled(Dialog.Content)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 1.25rem;
  width: 100%;
  max-width: 50rem;
  min-height: 100dvh;
  margin-inline: auto;
  padding: max(1rem, env(safe-area-inset-top)) ${space.gutter} 0;
  background: ${color.paper};
  outline: none;

  ${media.medium} {
    min-height: 0;
    margin-bottom: 4vh;
    padding: 2rem clamp(2rem, 5vw, 3.5rem) 0;
    border-top: 3px double ${color.ink};
    /* By night the page around it is nearly as dark. */
    box-shadow: 0 0 0 1px ${color.line};
  }
`;

/* The title has the whole width, below the cross. */
const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.4rem 1rem;
`;

const Title = styled(Dialog.Title)`
  grid-column: 1 / -1;
  font-family: ${font.display};
  font-size: ${step.title};
  line-height: 1.1;
  letter-spacing: -0.014em;
  overflow-wrap: anywhere;
`;

const Close = styled(Dialog.Close)`
  display: grid;
  grid-area: 1 / 2;
  place-items: center;
  width: ${target};
  height: ${target};
  margin: -0.5rem max(-0.75rem, -1 * ${space.gutter}) 0 0;
  border: 0;
  background: none;
`;
