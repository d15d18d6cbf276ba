import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import type { AnalyticsSettings } from '../analytics/settings.ts';
import { analyticsSources, scriptHashes } from './csp.ts';
import { documentOf } from './document.ts';
import { feed } from './found/feed.ts';
import { llms, robots, sitemap } from './found/files.ts';
import { headingOf, type FoundPage } from './found/page.ts';
import { drawPictures } from './pictures/draw-pictures.ts';
import { scriptsOf } from './scripts.ts';
import { shared } from './shared.ts';
import { buildStarter, startOf } from './starter.ts';

type Prerenderer = typeof import('../prerender.tsx');

interface PrerenderOptions {
  /** The folder of index.html. */
  readonly root: string;
  /** Where the site will stand, for whole addresses. */
  readonly publicUrl: string;
  readonly analytics?: AnalyticsSettings;
}

/**
 * Writes the HTML of every address after the browser's build, with csp.json (hashes of its inline scripts),
 * routes.json (the public addresses), and what search engines and shared links want, beside it. In `writeBundle`, so that a service worker made in `closeBundle`
 * finds the HTML.
 */
export function prerender({ root, publicUrl, analytics }: PrerenderOptions): Plugin {
  let outDir = '';
  let define: UserConfig['define'];
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
      define = config.define;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler(_options, bundle) {
        // Beside the result, because from there Node finds the packages that the prerenderer imports.
        const folder = join(dirname(outDir), `.prerender-${process.pid}`);
        try {
          const prerenderer = await buildPrerenderer({ root, folder, define });
          const pages = await pagesOf(prerenderer, new URL(publicUrl).origin);
          const listed = pages.filter(({ rendered }) => rendered.listed);
          const pictures = await drawPictures(
            listed.map(({ pathname, rendered }) => ({ pathname, heading: headingOf(rendered) })),
            { outDir, cache: join(root, '../.cache/pictures') },
          );
          const template = await readFile(join(outDir, 'index.html'), 'utf8');
          const starter = await buildStarter(root);
          const parts = { template, css: stylesOf(bundle) };
          const documents = pages.map((page) => ({
            file: page.file,
            text: documentOf({ ...parts, start: startOf(page.rendered.html, starter, scriptsOf(bundle, page.rendered)), page: { ...page, picture: pictures.get(page.pathname) } }),
          }));
          const files = [
            ...documents,
            { file: 'csp.json', text: JSON.stringify({ scriptHashes: scriptHashes(documents.map(({ text }) => text)), analytics: analytics && analyticsSources(analytics) }) },
            { file: 'routes.json', text: JSON.stringify({ paths: prerenderer.publicPaths }) },
            { file: 'sitemap.xml', text: sitemap(listed) },
            { file: 'robots.txt', text: robots(new URL(publicUrl).origin) },
            { file: 'rss.xml', text: feed(new URL(publicUrl).origin) },
            { file: 'llms.txt', text: llms(listed) },
          ];
          for (const { file, text } of files) {
            await mkdir(dirname(join(outDir, file)), { recursive: true });
            await writeFile(join(outDir, file), text);
          }
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
      },
    },
  };
}

async function buildPrerenderer({ root, folder, define }: { root: string; folder: string; define: UserConfig['define'] }): Promise<Prerenderer> {
  await build({
    ...shared,
    root,
    define,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: 'prerender.tsx', outDir: folder, emptyOutDir: true },
  });
  return (await import(pathToFileURL(join(folder, 'prerender.js')).href)) as Prerenderer;
}

interface Page extends FoundPage {
  /** Of its HTML. */
  readonly file: string;
}

async function pagesOf({ publicPaths, shellPaths, render }: Prerenderer, origin: string): Promise<Page[]> {
  const known = [...publicPaths, ...shellPaths].map((pathname) => ({ pathname, file: `${pathname.slice(1)}/index.html`.replace(/^\//, '') }));
  const unknown = [
    { pathname: '/404', file: '404.html' },
    { pathname: '/portfolio/0', file: 'portfolio/404.html' },
    { pathname: '/blog/404', file: 'blog/404.html' },
  ];
  const pages: Page[] = [];
  const titles = new Map<string, string>();
  for (const { pathname, file } of [...known, ...unknown]) {
    const rendered = await render(pathname);
    const { title } = rendered.head;
    const twin = titles.get(title);
    if (twin) throw new Error(`${pathname} and ${twin} have the same title, by which main.tsx tells pages apart`);
    titles.set(title, pathname);
    pages.push({ pathname, file, rendered, origin });
  }
  return pages;
}

/** The one stylesheet of the entry. It is written into every document, which then needs no second request to be drawn. */
function stylesOf(bundle: Rolldown.OutputBundle): string {
  return Object.values(bundle)
    .map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : ''))
    .join('');
}
