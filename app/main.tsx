import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { noteLanding } from './lib/landing.ts';
import { BrowserRouter } from './lib/router.tsx';
import { healGoneChunks } from './pwa/gone-chunk.ts';
import { keepInstallOffer } from './pwa/install-offer.ts';
import { forgetFailures, loadPage, matchRoute } from './routes.tsx';
import { showChosenTheme } from './shell/chosen-theme.ts';
import type { NotStarted, TakenOver } from './starter.ts';
import { holdBroughtRules } from './theme/brought-rules.ts';
import './theme/fonts.css';
import './theme/global.css';

// The built pages have a starter, which does it earlier.
if (import.meta.env.DEV) showChosenTheme();
noteLanding();
healGoneChunks();
keepInstallOffer();
// Before hydration, for which not every visitor waits.
if (import.meta.env.ANALYTICS_PROVIDER) import('./analytics/count.ts').then(({ startCounting }) => startCounting(), () => undefined);
const root = document.getElementById('root');
if (root) void start(root);

/** Hydrates the HTML that the address came with, or draws the page where that HTML is of another one or empty. */
async function start(element: HTMLElement) {
  // React hydrates at once what it can call at once: the page's code has to be here first.
  const page = await loadPage(matchRoute(location.pathname)).catch(() => undefined);
  if (!page && element.hasChildNodes()) return startLater(element);
  // The HTML of `/portfolio/1abc` is that of `/portfolio/1`, and so the address has to be.
  const canonical = page?.head.canonical;
  if (canonical && canonical !== location.pathname) {
    history.replaceState(history.state, '', canonical + location.search + location.hash);
  }
  const app = (
    <BrowserRouter>
      <App />
    </BrowserRouter>
  );
  // Titles are unique (the prerenderer sees to it), so that the title tells which page this HTML is of.
  if (element.hasChildNodes() && document.title === page?.head.title) {
    holdBroughtRules(document.querySelector('style')?.textContent ?? '');
    // As a transition it is done in small steps, between which the browser can answer.
    startTransition(() => void hydrateRoot(element, app));
  } else {
    createRoot(element).render(app);
  }
  // What was pressed until now is answered from here on (starter.ts).
  dispatchEvent(new Event('taken-over' satisfies TakenOver));
}

/** The page's code did not come. Its HTML is there to be read, with links and forms that need no script: it stays, until somebody touches it. */
function startLater(element: HTMLElement) {
  const again = new AbortController();
  const retry = () => {
    again.abort();
    forgetFailures();
    void start(element);
  };
  for (const occasion of ['pointerdown', 'keydown', 'online']) addEventListener(occasion, retry, { signal: again.signal });
  dispatchEvent(new Event('not-started' satisfies NotStarted));
}
