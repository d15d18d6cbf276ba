import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:html|js|css|svg|json|webmanifest|xml|txt)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

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
  const [br, gz] = await Promise.all([smallestBrotli(bytes), zip(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** What brotli does for fonts does scripts good too, more often than not. */
async function smallestBrotli(bytes: Buffer): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [generic, other] = await Promise.all(
    [constants.BROTLI_MODE_GENERIC, constants.BROTLI_MODE_FONT].map((mode) => brotli(bytes, { params: { ...params, [constants.BROTLI_PARAM_MODE]: mode } })),
  );
  return other!.length < generic!.length ? other! : generic!;
}
