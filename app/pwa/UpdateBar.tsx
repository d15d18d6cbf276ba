import { pwa } from '#content/pwa.ts';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { color, media, motion, step, target } from '../theme/tokens.ts';
import { release, takeNewVersion } from './release.ts';
import { hasWords } from './words.ts';

/** Offers a new version of the site, and waits for as long as it takes. */
export function UpdateBar() {
  const state = useSyncExternalStore(release.subscribe, release.read, () => 'current' as const);
  const [putOff, setPutOff] = useState<string>();
  const writing = useWriting(state !== 'current');
  if (state === 'current' || putOff === state) return null;
  return (
    <Bar role="status" data-bar="update">
      <p>{writing ? pwa.update.waits : pwa.update.ready}</p>
      {!writing && (
        <Do type="button" onClick={() => (hasWords() ? undefined : takeNewVersion())}>
          {pwa.update.take}
        </Do>
      )}
      <Later type="button" onClick={() => setPutOff(state)}>
        {pwa.update.later}
      </Later>
    </Bar>
  );
}

/** Whether somebody is writing here, looked at again with each change. */
function useWriting(matters: boolean): boolean {
  const [writing, setWriting] = useState(false);
  // Before it is drawn: whoever is writing is offered nothing, not even for a moment.
  useLayoutEffect(() => {
    if (!matters) return;
    const look = () => setWriting(hasWords());
    look();
    // A form that was sent is emptied without an event of its own.
    const timer = setInterval(look, 1000);
    document.addEventListener('input', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('input', look);
    };
  }, [matters]);
  return writing;
}

const Bar = styled.div`
  position: fixed;
  z-index: 18;
  left: max(1rem, env(safe-area-inset-left));
  /* The strip that speaks of the connection lies along the bottom (shell/OfflineBar.tsx). */
  bottom: calc(max(1rem, env(safe-area-inset-bottom)) + var(--strip, 0px));
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 1.1rem;
  /* The round button of the chat, or the chat, stands to the right of it. */
  max-width: calc(100vw - 6rem - var(--corner-inline, 0px));
  padding: 0.35rem 1.1rem;
  border: 1px solid ${color.edge};
  border-left: 3px solid ${color.brass};
  border-radius: 2px;
  color: ${color.ink};
  background: ${color.sheet};
  font-size: ${step.note};
  line-height: 1.4;

  > p {
    padding-block: 0.6rem;
  }

  /* What takes the focus comes into view above it. */
  :root:has(&) {
    scroll-padding-bottom: calc(var(--strip, 0px) + 9rem);
  }

  ${media.medium} {
    max-width: min(34rem, calc(100vw - 6rem - var(--corner-inline, 0px)));
  }

  @media print {
    display: none;
  }
`;

const Do = styled.button`
  min-width: ${target};
  min-height: ${target};
  padding: 0;
  border: 0;
  background: none;
  text-align: left;
  font-weight: 600;
  color: ${color.signal};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.25em;
  transition: color ${motion.quick};

  &:hover {
    color: ${color.ink};
  }
`;

const Later = styled(Do)`
  font-weight: 400;
  color: ${color.faded};
  text-decoration: none;
`;
