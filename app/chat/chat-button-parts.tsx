import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';
import { SMALL } from './room.ts';

/** The bezel of a chronometer around a sign for talking, or for closing. */
export function Face({ open }: { readonly open: boolean }) {
  return (
    <svg viewBox="0 0 56 56" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <circle cx="28" cy="28" r="23.5" strokeWidth="3" pathLength="48" strokeDasharray=".2 .8" />
      <path d={open ? 'm21 21 14 14m0-14L21 35' : 'M17.5 19.5h21v15H27l-5 5v-5h-4.5zM22 25h12m-12 4h8'} />
    </svg>
  );
}

const edge = `max(1rem, env(safe-area-inset-bottom))`;

export const Round = styled.button`
  position: fixed;
  z-index: 17;
  right: max(1rem, env(safe-area-inset-right));
  /* The strip that speaks of the connection lies along the bottom (shell/OfflineBar.tsx). */
  bottom: calc(${edge} + var(--strip, 0px));
  width: 3.5rem;
  height: 3.5rem;
  padding: 0;
  border: 1px solid ${color.edge};
  border-radius: 50%;
  background: ${color.sheet};
  box-shadow: 0 8px 22px -10px rgb(16 27 51 / 45%);

  circle {
    stroke: ${color.brass};
  }

  &:hover {
    color: ${color.signal};
    border-color: ${color.ink};
  }

  /* Toasts stand above it (ui/toast/Toaster.tsx). */
  :root:has(&) {
    --corner-block: 4.25rem;
  }

  /* Below the panel, which has a button of its own to close it. */
  @media ${SMALL} {
    [data-open='true'] > & {
      visibility: hidden;
    }
  }
`;

/* The browser shows it above everything. It is in the HTML of every page, and therefore plain. */
export const Soon = styled.div`
  inset: auto 1rem calc(${edge} + var(--strip, 0px) + 4.25rem) auto;
  max-width: 18rem;
  margin: 0;
  padding: 1rem;
  border: 1px solid ${color.edge};
  background: ${color.sheet};
  color: ${color.ink};

  @supports not selector(:popover-open) {
    display: none;
  }
`;
