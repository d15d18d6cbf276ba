import { useSyncExternalStore } from 'react';
import { THEME_KEY } from './chosen-theme.ts';

export type Theme = 'light' | 'dark';

/** The theme that is drawn; undefined in prerendered HTML, which knows neither the system nor the visitor. */
export function useTheme(): Theme | undefined {
  return useSyncExternalStore(subscribe, drawn, () => undefined);
}

/** Shows the other theme. A choice that agrees with the system is forgotten: the site then follows the system again. */
export function switchTheme() {
  const next = drawn() === 'dark' ? 'light' : 'dark';
  const root = document.documentElement;
  if (next === system()) delete root.dataset['theme'];
  else root.dataset['theme'] = next;
  try {
    if (next === system()) localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, next);
  } catch {
    // Storage may be closed to us; the choice then holds until the page is left.
  }
  paintBrowserBar();
}

function drawn(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : system();
}

function system(): Theme {
  return darkSystem().matches ? 'dark' : 'light';
}

function darkSystem(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}

/** The browser's own bar follows the system by itself, but knows nothing of the visitor's choice. */
export function paintBrowserBar() {
  const paper = getComputedStyle(document.body).backgroundColor;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) meta.content = paper;
}

function subscribe(listener: () => void): () => void {
  const query = darkSystem();
  // Whoever changes it: the switch, or another tab (follow-theme.ts).
  const changes = new MutationObserver(listener);
  changes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  query.addEventListener('change', listener);
  return () => {
    changes.disconnect();
    query.removeEventListener('change', listener);
  };
}
