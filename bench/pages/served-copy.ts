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
 * A copy of the build with the hand-written page among the others, so that the same gateway serves it in the same way. It lies
 * within the project, because the gateway looks for its packages there.
 */
export async function copyBuild(): Promise<ServedCopy> {
  const folder = join(root, '.cache', `bench-pages-${process.pid}`);
  await cp(realpathSync(join(root, 'dist/app')), join(folder, 'app'), { recursive: true });
  await cp(realpathSync(join(root, 'dist/gateway')), join(folder, 'gateway'), { recursive: true });
  await addPage(folder, HAND_WRITTEN, await readFile(join(import.meta.dirname, 'hand-written.html'), 'utf8'));
  return {
    main: relative(root, join(folder, 'gateway/main.js')),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function addPage(folder: string, path: string, html: string): Promise<void> {
  const file = join(folder, 'app', path, 'index.html');
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, html);
  await compressFile(file);
}
