/** Chromium's own event; TypeScript does not know it: https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** `prompt`: the browser can be asked to. `steps`: it can install, but only by hand. */
export type Installable = 'no' | 'prompt' | 'steps';

const DISMISSED = 'longitude-install';
let kept: InstallPromptEvent | undefined;
const listeners = new Set<() => void>();

/** Keeps the browser's offer for our own quiet button. Called as the entry runs: the offer may come before anything is drawn. */
export function keepInstallPrompt() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    set(event as InstallPromptEvent);
  });
  addEventListener('appinstalled', () => set(undefined));
}

export const installation = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read(): Installable {
    if (isInstalled() || isDismissed() || !isOfTheSite()) return 'no';
    if (kept) return 'prompt';
    return isIos() ? 'steps' : 'no';
  },
};

/** Asks the browser to install. It may be asked once; whoever says no there is not asked here again. */
export async function install() {
  const { outcome } = (await kept?.prompt()) ?? {};
  if (outcome === 'dismissed') dismiss();
  else set(undefined);
}

export function dismiss() {
  try {
    localStorage.setItem(DISMISSED, 'no');
  } catch {
    // Then until the page is left.
  }
  set(undefined);
}

function set(next: InstallPromptEvent | undefined) {
  kept = next;
  for (const listener of listeners) listener();
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches || 'standalone' in navigator && navigator.standalone === true;
}

function isDismissed(): boolean {
  try {
    return localStorage.getItem(DISMISSED) !== null;
  } catch {
    return false;
  }
}

/** A document that came as the desk offers the desk, also when another page is shown in it by now. */
function isOfTheSite(): boolean {
  return document.querySelector('link[rel=manifest][href="/manifest.webmanifest"]') !== null;
}

function isIos(): boolean {
  // An iPad says that it is a Mac; a Mac has no touch screen.
  return /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
}
