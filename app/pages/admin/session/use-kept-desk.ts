import { useEffect } from 'react';
import { tell } from '../../../pwa/release.ts';
import { clearUnread } from '../counts/badge.ts';
import type { Session } from './verify-session.ts';

/** Has the worker keep the desk's code and empty shell, and takes the number off the icon when nobody is logged in. */
export function useKeptDesk(state: Session['state']) {
  useEffect(() => {
    if (state === 'out') clearUnread();
    // Without a line there is nothing to fetch, and what was kept before is what runs here.
    if (state === 'unreachable' || state === 'checking' || !('serviceWorker' in navigator)) return;
    const keep = () => tell({ type: 'keep-desk', files: filesOfThisPage() });
    keep();
    // The first visit has no worker yet.
    navigator.serviceWorker.addEventListener('controllerchange', keep);
    return () => navigator.serviceWorker.removeEventListener('controllerchange', keep);
  }, [state]);
}

/** What this page runs from, by what the browser has fetched for it. */
function filesOfThisPage(): string[] {
  const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return [...new Set(fetched.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/')).map(({ pathname }) => pathname))];
}
