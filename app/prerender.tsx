import { renderToString } from 'react-dom/server';
import { StaticRouter } from './lib/router.tsx';
import { ServerStyleSheet } from 'styled-components';
import { App } from './App.tsx';
import { barePage } from './build/bare-page.ts';
import type { PageHead } from './lib/page.ts';
import { publicPaths } from './paths.ts';
import { loadPage, matchRoute, routes } from './routes.tsx';

export { publicPaths };

/** Routes that get an HTML file without being public: without content, such as `/admin`, or unlisted, such as `/saved`. */
export const shellPaths: readonly string[] = routes.filter((route) => !route.prerendered || route.unlisted).map((route) => route.path);

export interface Rendered {
  readonly head: PageHead;
  /** It may be found by search engines: not the desk, not what every visitor has another of, and not what is not there. */
  readonly listed: boolean;
  /** The name of the page's component, and of its file. */
  readonly pageName: string;
  /** The content file of what the page is about. */
  readonly subjectFile: string | undefined;
  readonly html: string;
  /** The rules of exactly this page. */
  readonly css: string;
}

/** The HTML of an address; without the content for a route that is not prerendered. */
export async function render(pathname: string): Promise<Rendered> {
  const matched = matchRoute(pathname);
  const { head, name, subjectFile } = await loadPage(matched);
  const { prerendered, unlisted = false } = matched.route;
  const listed = prerendered && !unlisted && head.canonical !== null;
  const facts = { head, pageName: name, subjectFile, listed };
  if (!prerendered) return { ...facts, html: '', css: '' };

  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <StaticRouter pathname={pathname}>
          <App />
        </StaticRouter>,
      ),
    );
    return { ...facts, ...barePage({ html, styles: sheet.getStyleTags() }) };
  } finally {
    sheet.seal();
  }
}
