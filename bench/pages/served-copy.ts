import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { realpathSync } from 'node:fs';
import { build, type Rolldown } from 'vite';
import { compressFile } from '../../app/build/compress.ts';
import type { Scripts } from '../../app/build/scripts.ts';
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

/**
 * A copy of the build whose home page waits for no paint either, and has all its scripts in one file, as a plain page has: what hydration
 * costs by itself. As it ships, what pages share stands in files of its own, so that the next page does not bring it again
 * (docs/decisions/0026). The faces come after the paint, as they ship.
 */
export async function copyInOneFile(): Promise<ServedCopy> {
  const { folder, ...copy } = await copyTo('one-file');
  const page = join(folder, 'app/index.html');
  const html = await readFile(page, 'utf8');
  const [start, { entry, parts }] = startIn(html);
  const file = await joinScripts(join(folder, 'app'), [entry, ...parts]);
  await writePage(folder, '/', html.replace(start, () => `<script data-entry="${file}" data-parts="" data-now>`));
  return copy;
}

/** What starts the scripts of a page, and which these are. @throws Error where the page is not as app/build/starter.ts writes it */
function startIn(html: string): [start: string, scripts: Scripts] {
  const [start, entry, parts = ''] = /<script data-entry="([^"]+)" data-parts="([^"]*)">/.exec(html) ?? [];
  if (!start || !entry) throw new Error('The home page has no starter.');
  return [start, { entry, parts: parts.split(' ') }];
}

/** Where the scripts are that were put into one. */
const JOINED = 'joined';

/**
 * Puts scripts of the build into one, the first of them first, and those that they may fetch later beside it.
 *
 * @returns the address of that one
 */
async function joinScripts(folder: string, addresses: readonly string[]): Promise<string> {
  const files = addresses.map((address) => join(folder, address));
  const outDir = join(folder, JOINED);
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir,
      assetsDir: '',
      modulePreload: false,
      rolldownOptions: {
        input: files[0],
        preserveEntrySignatures: false,
        output: { codeSplitting: { groups: [{ name: 'all', test: (id: string) => files.includes(id) }] } },
      },
    },
  })) as Rolldown.RolldownOutput;
  const joined = output.find((file) => file.type === 'chunk' && file.moduleIds.includes(files[0]!));
  if (!joined) throw new Error('The scripts could not be put into one.');
  await Promise.all(output.map(({ fileName }) => compressFile(join(outDir, fileName))));
  return `/${JOINED}/${joined.fileName}`;
}

/** @throws Error where the page is not as app/build/starter.ts and app/build/document.ts write it */
function withoutStarter(html: string): string {
  const starter = /<script data-entry="[^]*?<\/script>/;
  const [, { entry, parts }] = startIn(html);
  if (!LATER.test(html)) throw new Error('On the home page nothing comes later.');
  const preloads = parts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`);
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
