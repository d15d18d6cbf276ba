import { relative, sep } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { projects } from '#content/projects/index.ts';
import type { BuiltSite } from './built-site.ts';
import { previousAssets } from './previous-assets.ts';
import { sendPage } from './send-page.ts';

const ONE_YEAR = 'public, max-age=31536000, immutable';
const ONE_DAY = 'public, max-age=86400';
/** They say what a date would say. And nothing here is so long that it would be asked for in parts. */
const ETAGS_ALONE = { lastModified: false, acceptRanges: false };
/** An article's address, as the app's router reads it. */
const ARTICLE = /^\/blog\/[^/]+\/?$/;

/** The built app: its pages, and its files beside them. */
export async function siteRoutes(server: FastifyInstance, site: BuiltSite): Promise<void> {
  await server.register(serveStatic, {
    root: site.folder,
    // A route for each file that is there: whatever else is asked for is for the pages to answer.
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', 'csp.json', 'routes.json'],
    cacheControl: false,
    ...ETAGS_ALONE,
    setHeaders: (response, path) => {
      // Pictures for shared links: other sites ask for them again and again, with a query that changes with the picture.
      const folder = relative(site.folder, path).split(sep)[0];
      response.header('cache-control', folder === 'assets' ? ONE_YEAR : folder === 'pictures' ? ONE_DAY : 'no-cache');
    },
  });

  await previousAssetRoutes(server, site);

  server.get('/portfolio/:id', (request, reply) => sendProject(site, request, reply));
  server.get('/portfolio/', (request, reply) => send(site, request, reply, '/portfolio/404', 404));

  server.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing at this address.');
    const { path, query } = partsOf(request.url);
    if (isPage(site, path)) return send(site, request, reply, path);
    // One address for one page.
    const canonical = path.replace(/\/+$/, '').replace(/\/index\.html$/, '') || '/';
    if (canonical !== path && !canonical.startsWith('//') && isPage(site, canonical)) {
      return reply.redirect(canonical + query, 308);
    }
    return send(site, request, reply, ARTICLE.test(path) ? '/blog/404' : '/404', 404);
  });
}

async function previousAssetRoutes(server: FastifyInstance, site: BuiltSite): Promise<void> {
  const previous = previousAssets(site.folder);
  if (!previous) return;
  await server.register(serveStatic, {
    root: previous.folder,
    prefix: '/assets/',
    decorateReply: false,
    wildcard: false,
    index: false,
    preCompressed: true,
    // Two routes for one file are refused.
    globIgnore: ['**/*.br', '**/*.gz', ...previous.present],
    cacheControl: false,
    ...ETAGS_ALONE,
    setHeaders: (response) => void response.header('cache-control', ONE_YEAR),
  });
}

/** The id is read as `parseInt` reads it (specification, section 2): `1abc` is project 1, at its own address. */
function sendProject(site: BuiltSite, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { id } = request.params as { id: string };
  const number = Number.parseInt(id, 10) || 0;
  if (!projects.some((project) => project.id === number)) return send(site, request, reply, '/portfolio/404', 404);
  if (id !== String(number)) return reply.redirect(`/portfolio/${number}${partsOf(request.url).query}`, 308);
  return send(site, request, reply, `/portfolio/${number}`);
}

/** The query keeps its question mark. */
function partsOf(url: string): { path: string; query: string } {
  const at = url.indexOf('?');
  return at === -1 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at) };
}

function isPage(site: BuiltSite, path: string): boolean {
  return site.pages.has(path) && !path.endsWith('/404');
}

function send(site: BuiltSite, request: FastifyRequest, reply: FastifyReply, path: string, status = 200): FastifyReply {
  const page = site.pages.get(path);
  if (page) return sendPage(request, reply, page, status);
  return reply.code(status === 200 ? 404 : status).type('text/plain; charset=utf-8').send('There is nothing at this address.');
}
