import { useEffectEvent, useLayoutEffect, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { isOver, useNavigate } from '../lib/router.tsx';

/** A way back was begun here and has not arrived: the browser takes its time. */
let isGoing = false;
/** The entry is in use. */
let isLaid = false;

/**
 * The way back closes what takes the whole window, as it does on a phone with everything that lies over a page. For that it has an
 * entry of the history to itself, at the address of the page behind it, which is gone when it is closed by other means.
 */
export function useWayBack(isModal: boolean, onBack: () => void) {
  const goBack = useEffectEvent(onBack);
  useLayoutEffect(() => {
    // A page that was loaded anew, in a window that has grown, has the entry still.
    if (!isModal) return queueMicrotask(takeBack);
    isLaid = true;
    // It was opened again at once: what arrives next is what closing it before has begun.
    let isWaiting = isGoing;
    if (!isWaiting) lay();
    const onPop = () => {
      if (isOver()) return;
      if (!isWaiting) return goBack();
      isWaiting = false;
      lay();
    };
    addEventListener('popstate', onPop);
    return () => {
      isLaid = false;
      removeEventListener('popstate', onPop);
      // By then a link that was followed has taken the place of the entry.
      queueMicrotask(takeBack);
    };
  }, [isModal]);
}

/** Closes for a link. One to where the visitor is already must not find the entry still there, or it would stay as a second one of the page. */
export function useLeave(onClose: (isFocusBack: boolean) => void) {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    const { href } = event.currentTarget;
    flushSync(() => onClose(false));
    if (!isOver() || href !== location.href) return;
    event.preventDefault();
    addEventListener('popstate', () => navigate(href), { once: true });
  };
}

function lay() {
  // A page that was loaded anew has the entry still.
  if (isOver()) return;
  try {
    history.pushState({ ...(history.state as object | null), over: true }, '');
  } catch {
    // Browsers allow so many entries in so many seconds. The way back then leaves the page, as ever.
  }
}

function takeBack() {
  if (isLaid || isGoing || !isOver()) return;
  isGoing = true;
  addEventListener('popstate', () => void (isGoing = false), { once: true });
  history.back();
}
