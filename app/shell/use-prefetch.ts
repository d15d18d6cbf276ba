import { useEffect } from 'react';

/** Fetches a page's code as soon as a link to it is pointed at, touched or focused: it is there before the click is over. */
export function usePrefetch(prefetch: (pathname: string) => void) {
  useEffect(() => {
    const onIntent = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && link.origin === location.origin && !link.target) prefetch(link.pathname);
    };
    const events = ['pointerover', 'touchstart', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, onIntent, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, onIntent);
    };
  }, [prefetch]);
}
