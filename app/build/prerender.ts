import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { scriptHashes } from './csp.ts';
import { documentOf } from './document.ts';
import { preloadsOf } from './preloads.ts';
import { shared } from './shared.ts';

type Prerenderer = typeof import('../prerender.tsx');

interface PrerenderOptions {
  /** The folder of index.html. */
  readonly root: string;
  /** Where the site will stand, for canonical addresses. */
  readonly publicUrl: string;
}

/**
 * Writes the HTML of every address after the browser's build, with csp.json (hashes of its inline scripts) and
 * routes.json (the public addresses) beside it. In `writeBundle`, so that a service worker made in `closeBundle`
 * finds the HTML.
 */
export function prerender({ root, publicUrl }: PrerenderOptions): Plugin {
  let outDir = '';
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler(_options, bundle) {
        // Beside the result, because from there Node finds the packages that the prerenderer imports.
        const folder = join(dirname(outDir), `.prerender-${process.pid}`);
        try {
          const prerenderer = await buildPrerenderer(root, folder);
          const template = await readFile(join(outDir, 'index.html'), 'utf8');
          const documents = await documentsOf(prerenderer, { template, css: stylesOf(bundle), bundle, publicUrl });
          for (const [file, html] of documents) {
            await mkdir(dirname(join(outDir, file)), { recursive: true });
            await writeFile(join(outDir, file), html);
          }
          const hashes = scriptHashes([...documents.values()]);
          await writeFile(join(outDir, 'csp.json'), JSON.stringify({ scriptHashes: hashes }));
          await writeFile(join(outDir, 'routes.json'), JSON.stringify({ paths: prerenderer.publicPaths }));
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
      },
    },
  };
}

async function buildPrerenderer(root: string, folder: string): Promise<Prerenderer> {
  await build({
    ...shared,
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: 'prerender.tsx', outDir: folder, emptyOutDir: true },
  });
  return (await import(pathToFileURL(join(folder, 'prerender.js')).href)) as Prerenderer;
}

interface Parts {
  readonly template: string;
  readonly css: string;
  readonly bundle: Rolldown.OutputBundle;
  readonly publicUrl: string;
}

/** Every HTML file by its name. */
async function documentsOf({ publicPaths, shellPaths, render }: Prerenderer, parts: Parts): Promise<Map<string, string>> {
  const addresses = [...publicPaths, ...shellPaths].map((path) => [path, `${path.slice(1)}/index.html`.replace(/^\//, '')]);
  const documents = new Map<string, string>();
  const titles = new Map<string, string>();
  const unknown = [
    ['/404', '404.html'],
    ['/portfolio/0', 'portfolio/404.html'],
    ['/blog/404', 'blog/404.html'],
  ];
  for (const [path = '', file = ''] of [...addresses, ...unknown]) {
    const rendered = await render(path);
    const { title } = rendered.head;
    const twin = titles.get(title);
    if (twin) throw new Error(`${path} and ${twin} have the same title, by which main.tsx tells pages apart`);
    titles.set(title, path);
    const preloads = preloadsOf(parts.bundle, rendered.pageName);
    documents.set(file, documentOf({ ...parts, pathname: path, rendered, preloads }));
  }
  return documents;
}

/** The one stylesheet of the entry. It is written into every document, which then needs no second request to be drawn. */
function stylesOf(bundle: Rolldown.OutputBundle): string {
  return Object.values(bundle)
    .map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : ''))
    .join('');
}
