import { ADMIN_TOKEN_KEY } from '../lib/admin-token-key.ts';
import { keep, kept } from './storage.ts';

/**
 * Whether this browser's views may be counted.
 * - `staff`: no, since a script of another party could read the admin's token
 * - `refused`: no, the browser says so for its owner (Do Not Track, Global Privacy Control)
 * - `yes`, `no`: as the visitor chose, or as it is without a choice where the provider needs no consent
 * - `open`: no, until the visitor has said yes
 */
export type Standing = 'staff' | 'refused' | 'yes' | 'no' | 'open';

const KEY = 'longitude-analytics';

/** Used where the storage is closed to us: the choice then ends with the page. */
let held: 'yes' | 'no' | null = null;
const listeners = new Set<() => void>();

export const standing = {
  read(): Standing {
    if (kept(ADMIN_TOKEN_KEY) !== null) return 'staff';
    if (refusedByBrowser()) return 'refused';
    const choice = kept(KEY) ?? held;
    if (choice === 'yes' || choice === 'no') return choice;
    return import.meta.env.ANALYTICS_ASKS ? 'open' : 'yes';
  },
  /** Calls at each change, also one in another tab. */
  subscribe(listener: () => void) {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
};

/** What the visitor says counts from now on. */
export function choose(choice: 'yes' | 'no') {
  held = choice;
  keep(KEY, choice);
  for (const listener of listeners) listener();
}

function refusedByBrowser(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { readonly globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}
