import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:html|js|css|svg|json|webmanifest|xml|txt)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/**
 * What brotli does for fonts makes scripts smaller too. For pages what it does for anything is best, with a window that is not larger than
 * they are: up to 76 bytes of a page (measured on four of them, of all modes and windows).
 */
const MODES = { script: constants.BROTLI_MODE_FONT, page: constants.BROTLI_MODE_GENERIC };
const PAGE_WINDOW = 16;

/** Writes a .br and a .gz beside every text file of the finished build, for the gateway to serve as they are. */
export function compress(): Plugin {
  let outDir = '';
  return {
    name: 'compress',
    apply: (config) => !config.build?.ssr,
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = await readdir(outDir, { recursive: true });
        await Promise.all(files.filter((file) => compressible.test(file)).map((file) => compressFile(join(outDir, file))));
      },
    },
  };
}

/** Writes a .br and a .gz of the file beside it. */
export async function compressFile(file: string) {
  const bytes = await readFile(file);
  const isPage = file.endsWith('.html');
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: isPage ? MODES.page : MODES.script,
    [constants.BROTLI_PARAM_LGWIN]: isPage ? PAGE_WINDOW : constants.BROTLI_DEFAULT_WINDOW,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
