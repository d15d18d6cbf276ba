/** Where a navigation leads, told from its path alone. */
export type Place =
  | { readonly kind: 'page'; readonly path: string }
  /** The same page has another address. */
  | { readonly kind: 'moved'; readonly to: string }
  /** Nothing that this build knows. `page` is what to show when the server, which may know more, does not answer. */
  | { readonly kind: 'unknown'; readonly page: '/404' | '/portfolio/404' | '/blog/404' }
  | { readonly kind: 'desk' }
  /** None of the worker's business: the gateway's own endpoints, and files that are no pages. */
  | { readonly kind: 'server' };

const SERVER = /^\/(?:api|graphql|admin|healthz|readyz|newsletter)(?:\/|$)|^\/\w+\.(?:xml|txt)$/;
/** An article's address, as the router reads it. */
const ARTICLE = /^\/blog\/[^/]+\/?$/;
const NOT_FOUND = /(?:^|\/)404$/;

/**
 * Answers as the gateway does (gateway/site/site.routes.ts); a journey compares the two.
 *
 * @param isKept whether this build has a page at a path
 */
export function placeOf(path: string, isKept: (path: string) => boolean): Place {
  if (path === '/admin') return { kind: 'desk' };
  if (SERVER.test(path)) return { kind: 'server' };
  const isPage = (page: string) => isKept(page) && !NOT_FOUND.test(page);

  const project = /^\/portfolio\/([^/]*)$/.exec(path);
  if (project) return placeOfProject(decoded(project[1] ?? ''), isPage);

  if (isPage(path)) return { kind: 'page', path };
  const canonical = path.replace(/\/+$/, '').replace(/\/index\.html$/, '') || '/';
  if (canonical !== path && isPage(canonical)) return { kind: 'moved', to: canonical };
  return { kind: 'unknown', page: ARTICLE.test(path) ? '/blog/404' : '/404' };
}

/** The id is read as `parseInt` reads it: `1abc` is project 1, at its own address. */
function placeOfProject(id: string, isPage: (path: string) => boolean): Place {
  const number = Number.parseInt(id, 10) || 0;
  const path = `/portfolio/${number}`;
  if (!isPage(path)) return { kind: 'unknown', page: '/portfolio/404' };
  return id === String(number) ? { kind: 'page', path } : { kind: 'moved', to: path };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
