import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { ManifestTransform } from 'workbox-build';
import { entryOf } from './scripts.ts';

/** Modules that no visitor's page may ever load. */
const DESK = /\/pages\/admin\/AdminPage\.tsx$/;

interface Precache {
  readonly plugin: Plugin;
  /** Makes of the files that Workbox has found those that the worker keeps, by their addresses. */
  readonly transform: ManifestTransform;
}

/**
 * What visitors' browsers keep: every public page and all that such pages load, and not a byte of the desk. The pages, which have
 * most of their text in common, are written once more into a file of their own, in which they are a fifth of their size.
 */
export function precache(): Precache {
  let outDir = '';
  let deskFiles: ReadonlySet<string> = new Set();
  const plugin: Plugin = {
    name: 'precache',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle(_options, bundle) {
      deskFiles = new Set([...filesOfTheDesk(bundle), 'admin/index.html']);
    },
  };
  const transform: ManifestTransform = async (found) => {
    const kept = found.filter(({ url }) => !deskFiles.has(url));
    const manifest = await Promise.all(
      kept.map(async ({ url: file, size }) => {
        const bytes = await readFile(join(outDir, file));
        return { url: addressOf(file), revision: hashOf(bytes), size };
      }),
    );
    const together = await writePages(outDir, kept.map(({ url }) => url).filter((file) => file.endsWith('.html')).toSorted());
    return { manifest: [together, ...manifest.sort((a, b) => (a.url < b.url ? -1 : 1))] };
  };
  return { plugin, transform };
}

/** Into one file, by their addresses. It has no revision in the list: the worker takes pages out of it, and does not keep it. */
async function writePages(outDir: string, files: readonly string[]) {
  const pages = await Promise.all(files.map(async (file) => [addressOf(file), await readFile(join(outDir, file), 'utf8')] as const));
  const text = JSON.stringify(Object.fromEntries(pages));
  const file = `assets/pages-${hashOf(text).slice(0, 8)}.json`;
  await writeFile(join(outDir, file), text);
  return { url: `/${file}`, revision: null, size: text.length };
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** `about/index.html` is at `/about`, `404.html` at `/404`. */
function addressOf(file: string): string {
  return `/${file}`.replace(/\/index\.html$|\.html$/, '') || '/';
}

/** Every file of the bundle that cannot be reached from the entry but through the desk. */
function filesOfTheDesk(bundle: Rolldown.OutputBundle): string[] {
  const reached = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (reached.has(name) || chunk?.type !== 'chunk' || DESK.test(chunk.facadeModuleId ?? '')) return;
    reached.add(name);
    for (const asset of [...(chunk.viteMetadata?.importedAssets ?? []), ...(chunk.viteMetadata?.importedCss ?? [])]) reached.add(asset);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next);
  };
  visit(entryOf(bundle).fileName);

  const desk = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && DESK.test(chunk.facadeModuleId ?? ''));
  if (!desk) throw new Error('The desk has no chunk of its own');
  // Styles and fonts of the entry are named by no chunk, so that of assets only the desk's own are known to be its.
  const itsAssets = new Set(
    Object.values(bundle)
      .filter((file) => file.type === 'chunk' && !reached.has(file.fileName))
      .flatMap((chunk) => (chunk.type === 'chunk' ? [...(chunk.viteMetadata?.importedAssets ?? []), ...(chunk.viteMetadata?.importedCss ?? [])] : [])),
  );
  return Object.values(bundle)
    .filter((file) => !reached.has(file.fileName) && (file.type === 'chunk' || itsAssets.has(file.fileName)))
    .map((file) => file.fileName);
}
