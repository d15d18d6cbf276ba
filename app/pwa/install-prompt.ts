import { installOffer } from './install-offer.ts';

/** `prompt`: the browser can be asked to. `steps`: it can install, but only by hand. */
export type Installable = 'no' | 'prompt' | 'steps';

const DISMISSED = 'longitude-install';

export const installation = {
  subscribe: installOffer.subscribe,
  read(): Installable {
    if (isInstalled() || isDismissed() || !isOfTheSite()) return 'no';
    if (installOffer.read()) return 'prompt';
    return isIos() ? 'steps' : 'no';
  },
};

/** Asks the browser to install. It may be asked once; whoever says no there is not asked here again. */
export async function install() {
  const { outcome } = (await installOffer.read()?.prompt()) ?? {};
  if (outcome === 'dismissed') dismiss();
  else installOffer.set(undefined);
}

export function dismiss() {
  try {
    localStorage.setItem(DISMISSED, 'no');
  } catch {
    // Then until the page is left.
  }
  installOffer.set(undefined);
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
