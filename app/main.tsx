import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from './lib/router.tsx';
import { App } from './App.tsx';
import { noteLanding } from './lib/visit.ts';
import { healGoneChunks } from './pwa/gone-chunk.ts';
import { keepInstallPrompt } from './pwa/install-prompt.ts';
import { loadPage, matchRoute } from './routes.tsx';
import './theme/fonts.css';
import './theme/global.css';

noteLanding();
healGoneChunks();
keepInstallPrompt();
const root = document.getElementById('root');
if (root) void start(root);

/** Hydrates the HTML that the address came with, or draws the page where that HTML is of another one or empty. */
async function start(element: HTMLElement) {
  // React hydrates at once what it can call at once: the page's code has to be here first.
  const { head } = await loadPage(matchRoute(location.pathname));
  // The HTML of `/portfolio/1abc` is that of `/portfolio/1`, and so the address has to be.
  if (head.canonical && head.canonical !== location.pathname) {
    history.replaceState(history.state, '', head.canonical + location.search + location.hash);
  }
  const app = (
    <BrowserRouter>
      <App />
    </BrowserRouter>
  );
  // Titles are unique (the prerenderer sees to it), so that the title tells which page this HTML is of.
  if (element.hasChildNodes() && document.title === head.title) hydrateRoot(element, app);
  else createRoot(element).render(app);
}
