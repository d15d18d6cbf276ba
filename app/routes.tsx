import { matchPath } from './lib/match-path.ts';
import { lazyPage, type LazyPage, type Params, type ReadyPage } from './lib/page.ts';

export interface PageRoute {
  readonly path: string;
  readonly page: LazyPage;
  /** Its HTML is made at build time; for a route with params, once for each address in paths.ts. */
  readonly prerendered: boolean;
  /** Stands without the navigation bar and the footer. */
  readonly bare?: boolean;
  /** Not for search engines nor in the list of public addresses: every visitor's is another. */
  readonly unlisted?: boolean;
}

export const notFoundRoute: PageRoute = {
  path: '*',
  page: lazyPage(() => import('./pages/not-found/NotFoundPage.tsx')),
  prerendered: true,
};

/** Every route of the site: the only such list. */
export const routes: readonly PageRoute[] = [
  { path: '/', page: lazyPage(() => import('./pages/home/HomePage.tsx')), prerendered: true },
  { path: '/about', page: lazyPage(() => import('./pages/about/AboutPage.tsx')), prerendered: true },
  { path: '/services', page: lazyPage(() => import('./pages/services/ServicesPage.tsx')), prerendered: true },
  { path: '/services/:slug', page: lazyPage(() => import('./pages/service/ServicePage.tsx')), prerendered: true },
  { path: '/portfolio', page: lazyPage(() => import('./pages/portfolio/PortfolioPage.tsx')), prerendered: true },
  { path: '/portfolio/:id', page: lazyPage(() => import('./pages/project/ProjectPage.tsx')), prerendered: true },
  { path: '/contact', page: lazyPage(() => import('./pages/contact/ContactPage.tsx')), prerendered: true },
  { path: '/careers', page: lazyPage(() => import('./pages/careers/CareersPage.tsx')), prerendered: true },
  { path: '/blog', page: lazyPage(() => import('./pages/blog/BlogPage.tsx')), prerendered: true },
  { path: '/blog/:slug', page: lazyPage(() => import('./pages/article/ArticlePage.tsx')), prerendered: true },
  {
    path: '/privacy-policy',
    page: lazyPage(() => import('./pages/privacy-policy/PrivacyPolicyPage.tsx')),
    prerendered: true,
  },
  { path: '/saved', page: lazyPage(() => import('./pages/saved/SavedPage.tsx')), prerendered: true, unlisted: true },
  { path: '/admin', page: lazyPage(() => import('./pages/admin/AdminPage.tsx')), prerendered: false, bare: true },
  notFoundRoute,
];

export interface MatchedRoute {
  readonly route: PageRoute;
  readonly params: Params;
}

export function matchRoute(pathname: string): MatchedRoute {
  // The specification has `/portfolio/` be a project without an id; without its slash it would be the list.
  const asked = pathname === '/portfolio/' ? '/portfolio/-' : pathname;
  for (const route of routes) {
    const params = matchPath(route.path, asked);
    if (params) return { route, params };
  }
  return { route: notFoundRoute, params: {} };
}

/** The page of a matched route, or the not-found page where the route knows nothing under these params, once it is here. */
export function loadedPage({ route, params }: MatchedRoute): ReadyPage | undefined {
  const page = route.page.ready(params);
  return page === null ? (notFoundRoute.page.ready({}) ?? undefined) : page;
}

/**
 * The same, fetched first if need be. One promise for each address, as `use` wants it: also a failed one, until
 * `forgetFailures`, or else a page that does not come would be asked for as often as React draws.
 */
export function loadPage(matched: MatchedRoute): Promise<ReadyPage> {
  const key = JSON.stringify([matched.route.path, matched.params]);
  let page = loads.get(key);
  if (!page) {
    page = fetchPage(matched);
    page.catch(() => failures.add(key));
    loads.set(key, page);
  }
  return page;
}

/** What did not come is fetched anew when it is next asked for. */
export function forgetFailures() {
  for (const key of failures) loads.delete(key);
  failures.clear();
}

const loads = new Map<string, Promise<ReadyPage>>();
const failures = new Set<string>();

async function fetchPage({ route, params }: MatchedRoute): Promise<ReadyPage> {
  const page = (await route.page.load(params)) ?? (await notFoundRoute.page.load({}));
  if (!page) throw new Error(`Nothing to show at ${route.path}`);
  return page;
}
