import { hasWords } from './words.ts';

const KEY = 'longitude-reloaded';
/** In milliseconds; a second reload before that would be a circle. */
const CIRCLE = 60_000;

/**
 * Heals a tab that asks for a part of a release that the server has no more: the page is loaded anew, once, and only if the server
 * really has another release and nobody has written into a form here. Otherwise the error boundary says what is the matter.
 */
export function healGoneChunks() {
  addEventListener('vite:preloadError', () => void heal());
}

async function heal() {
  if (hasWords() || isCircle() || !(await isOtherRelease())) return;
  if (hasWords() || !remember()) return;
  location.reload();
}

/** The server's own page names another entry than the one that runs here. */
async function isOtherRelease(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src');
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    return answer.ok && entry !== null && entry !== undefined && !(await answer.text()).includes(entry);
  } catch {
    return false;
  }
}

function isCircle(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < CIRCLE;
  } catch {
    return true;
  }
}

function remember(): boolean {
  try {
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
