import type { Move } from '../lib/router.tsx';

/** Where each entry of the history was left. It outlives a reload but not the tab. */
const KEY = 'longitude-scroll';

let places: Record<string, number> | undefined;

/** Remembers the place of this entry from now on; answers with the way to stop. */
export function followScroll(key: string, move: Move | undefined): () => void {
  const remember = () => {
    load()[key] = window.scrollY;
  };
  if (move === 'stay') remember();
  // The browser would restore before the page is drawn; on a reload, though, the HTML is complete and it does it best.
  const leave = () => {
    history.scrollRestoration = 'auto';
    save();
  };
  history.scrollRestoration = 'manual';
  window.addEventListener('scroll', remember, { passive: true });
  window.addEventListener('pagehide', leave);
  return () => {
    window.removeEventListener('scroll', remember);
    window.removeEventListener('pagehide', leave);
  };
}

export function restoreScroll(key: string) {
  window.scrollTo(0, load()[key] ?? 0);
}

function load(): Record<string, number> {
  if (places) return places;
  try {
    places = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    places = {};
  }
  return places;
}

function save() {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(load()));
  } catch {
    // No storage: the way back then begins at the top.
  }
}
