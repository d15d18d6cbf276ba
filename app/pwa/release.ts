import type { Workbox } from 'workbox-window';
import type { PageMessage } from '../sw/messages.ts';

/**
 * `waiting`: a newer version is here and waits to be let in. `replaced`: another tab has let it in, and this one still runs the
 * version before.
 */
export type Release = 'current' | 'waiting' | 'replaced';

const HOUR = 60 * 60_000;
/** Whoever changes between tabs quickly asks only once. */
const BETWEEN_LOOKS = 60_000;

let state: Release = 'current';
let workbox: Workbox | undefined;
let accepted = false;
const listeners = new Set<() => void>();

export const release = {
  read: (): Release => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The visitor wants the new version in this tab. Other tabs are told of it, and stay as they are. */
export function takeNewVersion() {
  if (state === 'replaced' || !workbox) return location.reload();
  accepted = true;
  workbox.messageSkipWaiting();
}

/**
 * Registers the worker once the page is loaded, and looks for a new version every hour and on each return to the tab.
 *
 * @returns whether there is a worker, which keeps all that pages load
 */
export async function followReleases(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || import.meta.env['VITE_SERVICE_WORKER'] === 'off') return false;
  // A line that is lost before that is here: the next page that is loaded tries again.
  const { Workbox } = (await import('workbox-window').catch(() => undefined)) ?? {};
  if (!Workbox) return false;
  const own = new Workbox('/sw.js', { scope: '/', updateViaCache: 'none' });
  own.addEventListener('waiting', () => become('waiting'));
  followController();
  try {
    const registration = await own.register();
    if (!registration) return false;
    workbox = own;
    tell({ type: 'look-after' });
    lookRegularly(registration);
    return true;
  } catch {
    // Without a line, or where the browser forbids it, the site is what it is without a worker.
    return false;
  }
}

/** To the worker that is in charge, if any is. */
export function tell(message: PageMessage) {
  navigator.serviceWorker?.controller?.postMessage(message);
}

function followController() {
  // The first worker of all replaces nothing.
  let before = navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (accepted) location.reload();
    else if (before) become('replaced');
    before = navigator.serviceWorker.controller;
  });
}

function lookRegularly(registration: ServiceWorkerRegistration) {
  let looked = Date.now();
  const look = () => {
    looked = Date.now();
    // It rejects where there is no line.
    registration.update().catch(() => undefined);
  };
  setInterval(look, HOUR);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - looked > BETWEEN_LOOKS) look();
  });
}

function become(next: Release) {
  state = next;
  for (const listener of listeners) listener();
}
