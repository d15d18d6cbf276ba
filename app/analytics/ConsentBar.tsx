import { consent } from '#content/analytics.ts';
import { useRef, useSyncExternalStore, type FocusEvent } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation } from '../lib/router.tsx';
import { styled } from 'styled-components';
import { color, media, step, target } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { choose, standing } from './standing.ts';

/** Asks once, covers little, and takes any answer: both are one press away, and no answer is a no. */
export function ConsentBar() {
  const { pathname } = useLocation();
  const stands = useSyncExternalStore(standing.subscribe, standing.read, () => 'no' as const);
  const before = useRef<EventTarget>(null);
  const enter = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  const answer = (said: 'yes' | 'no') => {
    flushSync(() => choose(said));
    passFocusTo(before.current, document.querySelector('h1'));
  };
  // Where the details stand, so does the switch itself.
  if (stands !== 'open' || pathname === '/privacy-policy' || pathname.startsWith('/admin')) return null;
  return (
    <Bar aria-label={consent.label} onFocus={enter}>
      <p>
        <strong>{consent.question}</strong> {consent.text} <Link to={consent.more.href}>{consent.more.label}</Link>
      </p>
      <Answers>
        <Button type="button" $look="quiet" onClick={() => answer('yes')}>
          {consent.yes}
        </Button>
        <Button type="button" $look="quiet" onClick={() => answer('no')}>
          {consent.no}
        </Button>
      </Answers>
    </Bar>
  );
}

/** What went away has taken the focus along: the first of these places that takes it has it, and nothing moves. */
function passFocusTo(...places: readonly (EventTarget | null)[]) {
  for (const place of places) {
    if (document.activeElement === document.body && place instanceof HTMLElement) place.focus({ preventScroll: true });
  }
}

const Bar = styled.section`
  position: fixed;
  z-index: 16;
  left: max(1rem, env(safe-area-inset-left));
  right: max(1rem, env(safe-area-inset-right));
  /* The strip that speaks of the connection lies along the bottom (shell/OfflineBar.tsx). */
  bottom: calc(max(1rem, env(safe-area-inset-bottom)) + var(--strip, 0px));
  /* In letters so large that it would hide its own beginning under the navigation, it is pushed. */
  max-height: 55dvh;
  overflow-y: auto;
  padding: 1rem 1.1rem;
  border: 1px solid ${color.edge};
  border-left: 3px solid ${color.brass};
  border-radius: 2px;
  color: ${color.ink};
  background: ${color.sheet};
  font-size: ${step.note};
  line-height: 1.45;

  a {
    font-weight: 600;
  }

  /* What takes the focus comes into view above it. */
  :root:has(&) {
    scroll-padding-bottom: 18rem;
  }

  /* One question at a time. */
  :root:has([data-bar='update']) & {
    display: none;
  }

  ${media.medium} {
    right: auto;
    width: min(26rem, calc(100vw - 2rem - var(--corner-inline, 0px)));
  }

  @media print {
    display: none;
  }
`;

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem;
  margin-top: 0.8rem;
  /* On a phone the round button of the chat takes the corner of the bar. */
  padding-right: var(--corner-block, 0px);

  ${media.medium} {
    padding-right: 0;
  }

  > button {
    flex: 1 1 6.5rem;
    min-height: ${target};
    padding-inline: 0.5em;
    font-size: ${step.note};
  }
`;
