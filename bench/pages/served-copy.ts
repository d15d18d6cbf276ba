import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { realpathSync } from 'node:fs';
import { compressFile } from '../../app/build/compress.ts';
import { root } from '../gateway-process.ts';

/** Where the hand-written page is served. */
export const HAND_WRITTEN = '/hand-written';

export interface ServedCopy {
  /** The copy's gateway, as `startGateway` wants it: from the project's folder. */
  readonly main: string;
  remove(): Promise<void>;
}

/**
 * A copy of the build with the hand-written page among the others, so that the same gateway serves it in the same way.
 */
export async function copyBuild(): Promise<ServedCopy> {
  const { folder, ...copy } = await copyTo('waiting');
  await writePage(folder, HAND_WRITTEN, await readFile(join(import.meta.dirname, 'hand-written.html'), 'utf8'));
  return copy;
}

/** A copy of the build whose home page waits for no paint: its scripts, faces and manifest are named in the head, as plain pages have them. */
export async function copyHydratedAtOnce(): Promise<ServedCopy> {
  const { folder, ...copy } = await copyTo('at-once');
  await writePage(folder, '/', withoutStarter(await readFile(join(folder, 'app/index.html'), 'utf8')));
  return copy;
}

/** @throws Error where the page is not as app/build/starter.ts and app/build/document.ts write it */
function withoutStarter(html: string): string {
  const starter = /<script data-entry="([^"]+)" data-parts="([^"]*)">[^]*?<\/script>/;
  const [, entry, parts = ''] = starter.exec(html) ?? [];
  if (!entry || !LATER.test(html)) throw new Error('The home page has no starter, or nothing that comes later.');
  const preloads = parts.split(' ').map((href) => `<link rel="modulepreload" crossorigin href="${href}">`);
  return html.replace(starter, () => `<script type="module" crossorigin src="${entry}"></script>${preloads.join('')}`).replace(LATER, '$1');
}

const LATER = /<noscript>([^]*?)<\/noscript>(?=[^]*<\/head>)/;

/** Within the project, because the gateway looks for its packages there. */
async function copyTo(name: string): Promise<ServedCopy & { readonly folder: string }> {
  const folder = join(root, '.cache', `bench-pages-${process.pid}-${name}`);
  await cp(realpathSync(join(root, 'dist/app')), join(folder, 'app'), { recursive: true });
  await cp(realpathSync(join(root, 'dist/gateway')), join(folder, 'gateway'), { recursive: true });
  return {
    folder,
    main: relative(root, join(folder, 'gateway/main.js')),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function writePage(folder: string, path: string, html: string): Promise<void> {
  const file = join(folder, 'app', path, 'index.html');
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, html);
  await compressFile(file);
}
