import { articles } from '#content/articles/index.ts';
import { projects } from '#content/projects/index.ts';
import { services } from '#content/services/index.ts';
import { routes } from './routes.tsx';

/** The addresses of each route that has params. Kept out of routes.tsx, which every visitor downloads. */
const addresses: Readonly<Record<string, readonly string[]>> = {
  '/services/:slug': services.map((service) => service.link),
  '/portfolio/:id': projects.map((project) => `/portfolio/${project.id}`),
  '/blog/:slug': articles.map((article) => `/blog/${article.slug}`),
};

/** Every public address of the site, in the order of the route table. */
export const publicPaths: readonly string[] = routes
  .filter((route) => route.prerendered && !route.unlisted && route.path !== '*')
  .flatMap((route) => (route.path.includes(':') ? (addresses[route.path] ?? []) : [route.path]));
