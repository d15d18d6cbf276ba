import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { color, step } from '../../theme/tokens.ts';
import { followTips, TIP_ID } from './follow-tips.ts';

/** Pixels that a tip keeps from the window's edge. */
const MARGIN = 8;

/** The one tip of the page, beside what it is about. */
export function TooltipLayer() {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const tip = useRef<HTMLDivElement>(null);
  const words = anchor?.dataset['tip'];
  useEffect(() => followTips(setAnchor), []);

  useLayoutEffect(() => {
    if (!anchor || !tip.current) return undefined;
    place(tip.current, anchor);
    // What only repeats a name need not be read twice.
    if (anchor.ariaLabel === words) return undefined;
    anchor.setAttribute('aria-describedby', TIP_ID);
    return () => anchor.removeAttribute('aria-describedby');
  }, [anchor, words]);

  if (!anchor || !words) return null;
  return createPortal(
    <Place ref={tip} id={TIP_ID} role="tooltip">
      <Words>{words}</Words>
    </Place>,
    // Among what it belongs to, so that it is part of a landmark.
    anchor.closest('main, header, footer, aside') ?? document.body,
  );
}

/** Below the anchor, or above it where there is no room below. */
function place(tip: HTMLElement, anchor: HTMLElement) {
  const { left, top, bottom, width } = anchor.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = tip;
  const { clientWidth, clientHeight } = document.documentElement;
  const centred = left + width / 2 - offsetWidth / 2;
  const isRoomBelow = bottom + offsetHeight + MARGIN <= clientHeight;
  tip.style.left = `${Math.max(MARGIN, Math.min(centred, clientWidth - offsetWidth - MARGIN))}px`;
  tip.style.top = `${isRoomBelow ? bottom : top - offsetHeight}px`;
}

/* Reaches to the anchor, so that the pointer can pass from the one to the other. */
const Place = styled.div`
  position: fixed;
  z-index: 50;
  width: max-content;
  max-width: min(18rem, calc(100vw - 1rem));
  padding-block: 6px;

  @media print {
    display: none;
  }
`;

const Words = styled.div`
  padding: 0.4em 0.75em;
  border-radius: 2px;
  background: ${color.ink};
  color: ${color.paper};
  font-size: ${step.note};
  line-height: 1.4;
`;
