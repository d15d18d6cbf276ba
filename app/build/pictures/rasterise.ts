import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** Turns drawings into PNG files, and keeps them: what has not changed is not drawn again. */
export interface Rasteriser {
  png(svg: string): Promise<Uint8Array>;
  /** Forgets what was not asked for since this rasteriser was opened. */
  tidy(): Promise<void>;
}

/** @param folder where finished pictures are kept from build to build */
export async function openRasteriser(folder: string): Promise<Rasteriser> {
  await mkdir(folder, { recursive: true });
  const asked = new Set<string>();
  return {
    async png(svg) {
      const name = `${createHash('sha256').update(VERSION).update(svg).digest('hex')}.png`;
      asked.add(name);
      const kept = await readFile(join(folder, name)).catch(() => undefined);
      if (kept) return kept;
      await start();
      const drawn = new Resvg(svg).render().asPng();
      // Moved into its place as a whole: another build may be reading, and this one may be interrupted.
      const draft = join(folder, `${name}.${process.pid}`);
      await writeFile(draft, drawn);
      await rename(draft, join(folder, name));
      return drawn;
    },
    async tidy() {
      const old = (await readdir(folder)).filter((name) => !asked.has(name));
      await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}

/** Part of the key of what is kept: a new rasteriser draws everything anew. */
const VERSION = '@resvg/resvg-wasm 2.6.2';

let started: Promise<void> | undefined;

/** One program in WebAssembly for every system, so that nothing has to be installed that fits the machine. */
function start(): Promise<void> {
  started ??= readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))).then((program) => initWasm(program));
  return started;
}
