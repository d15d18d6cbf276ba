import { outboxForms } from '#content/outbox-forms.ts';
import { outbox } from '#content/outbox.ts';
import { Link, useLocation } from '../lib/router.tsx';
import { useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { line } from '../lib/line.ts';
import { discard } from '../outbox/actions.ts';
import { isUnsent, type Item } from '../outbox/item.ts';
import { color, motion, step, target } from '../theme/tokens.ts';
import { Container } from '../ui/Page.tsx';
import { useOutboxItems } from './use-outbox-items.ts';

/** A strip along the bottom. The live region is there before there is anything to say, or nobody would hear it. */
export function OfflineBar() {
  const { pathname } = useLocation();
  const strip = useTakenHeight();
  const items = useOutboxItems() ?? [];
  const isLost = useSyncExternalStore(line.subscribe, line.isLost, () => false);
  const received = items.filter((item) => !isUnsent(item));
  const needsHelp = items.some(({ state }) => state === 'attention');
  const isThere = pathname === '/saved';

  let words: ReactNode;
  let look: 'lost' | 'arrived' | 'attention' | undefined;
  if (isLost) [look, words] = ['lost', outbox.bar.lost];
  else if (received.length > 0) [look, words] = ['arrived', arrival(received)];
  else if (needsHelp && !isThere) [look, words] = ['attention', outbox.bar.attention];

  return (
    <Strip ref={strip} role="status" data-look={look}>
      {look && (
        <Container>
          <Row>
            <Mark aria-hidden="true" data-look={look} />
            <p>{words}</p>
            {items.length > 0 && !isThere && <Way to="/saved">{outboxForms.link}</Way>}
            {look === 'arrived' && (
              <Close type="button" aria-label={outbox.bar.close} onClick={() => void Promise.all(received.map(({ id }) => discard(id)))}>
                <svg width="12" height="12" viewBox="0 0 12 12" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
                  <path d="m1 1 10 10M11 1 1 11" />
                </svg>
              </Close>
            )}
          </Row>
        </Container>
      )}
    </Strip>
  );
}

/** Tells the rest of the page how much of the window's lower edge is taken, in `--strip`: it wraps as its words need. */
function useTakenHeight() {
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => {
      const { offsetHeight } = element;
      // The looks of all elements are reckoned anew for it: not for a page that has just come to life, and has nothing to say.
      if (offsetHeight > 0) root.setProperty('--strip', `${offsetHeight}px`);
      else root.removeProperty('--strip');
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty('--strip');
    };
  }, []);
  return strip;
}

function arrival(received: readonly Item[]): string {
  const [only, ...others] = received;
  if (!only || others.length > 0) return outbox.bar.severalArrived(received.length);
  return outbox.bar.arrived((outbox.kinds[only.kind] ?? outbox.kinds.other).name, only.receipt);
}

/* Sticky and not fixed: at the end of the page it takes its own room and covers nothing. */
const Strip = styled.div`
  position: sticky;
  z-index: 15;
  bottom: 0;
  font-size: ${step.note};
  line-height: 1.45;

  &[data-look] {
    padding-bottom: env(safe-area-inset-bottom);
    border-top: 1px solid ${color.edge};
    background: ${color.sheet};
  }

  @media print {
    display: none;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 0.9rem;
  min-height: ${target};
  padding-block: 0.4rem;

  > p {
    flex: 1 1 12rem;
  }
`;

/* A line that is broken, or whole. */
const Mark = styled.span`
  flex: none;
  width: 1.5rem;
  border-top: 2px solid ${color.sea};
  transition: border-color ${motion.quick};

  &[data-look='lost'] {
    border-top: 2px dashed ${color.brass};
  }

  &[data-look='attention'] {
    border-color: ${color.signal};
  }
`;

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
  font-weight: 600;
`;

const Close = styled.button`
  display: grid;
  place-items: center;
  width: ${target};
  height: ${target};
  margin-right: -0.9rem;
  border: 0;
  background: none;
`;
