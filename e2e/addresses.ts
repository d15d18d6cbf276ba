import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const built = JSON.parse(readFileSync(join(import.meta.dirname, '../dist/app/routes.json'), 'utf8')) as { paths: string[] };

/** Every public page, as the build lists them. */
export const publicPaths: readonly string[] = built.paths;

export const unknownPaths = [
  { path: '/nowhere', heading: 'Page Not Found' },
  { path: '/about/nowhere', heading: 'Page Not Found' },
  { path: '/About', heading: 'Page Not Found' },
  { path: '/services/gardening', heading: 'Page Not Found' },
  { path: '/blog/nothing-of-that-name', heading: 'Article Not Found' },
  { path: '/blog/404', heading: 'Article Not Found' },
  { path: '/portfolio/7', heading: 'Project Not Found' },
  { path: '/portfolio/0', heading: 'Project Not Found' },
  { path: '/portfolio/abc', heading: 'Project Not Found' },
  { path: '/portfolio/', heading: 'Project Not Found' },
] as const;

/** One address of each route. */
export const onePerRoute = publicPaths.filter((path, index) => publicPaths.findIndex((other) => routeOf(other) === routeOf(path)) === index);

function routeOf(path: string): string {
  const [, first, second] = path.split('/');
  return second === undefined ? path : `/${first}/:`;
}
