import { showChosenTheme, THEME_KEY } from './chosen-theme.ts';
import { paintBrowserBar } from './theme.ts';

/** Shows what is chosen in other tabs, also what was chosen while this page came or lay in the browser's memory. The answer stops that. */
export function followTheme(): () => void {
  const leaving = new AbortController();
  for (const event of ['storage', 'pageshow']) addEventListener(event, follow, { signal: leaving.signal });
  follow();
  return () => leaving.abort();
}

function follow() {
  const { dataset } = document.documentElement;
  let chosen: string | null;
  try {
    chosen = localStorage.getItem(THEME_KEY);
  } catch {
    // Storage is closed to us: what is chosen here is known here only.
    return;
  }
  if (chosen === (dataset['theme'] ?? null)) return;
  if (chosen === null) delete dataset['theme'];
  else showChosenTheme();
  paintBrowserBar();
}
