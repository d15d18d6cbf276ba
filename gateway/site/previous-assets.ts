import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export interface PreviousAssets {
  readonly folder: string;
  /** Names that the present build has too. */
  readonly present: readonly string[];
}

/**
 * The hashed assets of the build before this one (`dist/builds/<id>/app`, see tools/build.ts): a tab that was opened
 * before the deployment may ask for one that it has not loaded yet.
 *
 * @param folder of the present build, as `BuiltSite` has it
 */
export function previousAssets(folder: string): PreviousAssets | undefined {
  const own = basename(dirname(folder));
  const builds = dirname(dirname(folder));
  if (basename(builds) !== 'builds') return undefined;
  // Names begin with the time of the build.
  const before = readdirSync(builds)
    .filter((name) => !name.startsWith('draft-') && name < own && existsSync(join(builds, name, 'app/assets')))
    .toSorted()
    .at(-1);
  if (!before) return undefined;
  return { folder: join(builds, before, 'app/assets'), present: readdirSync(join(folder, 'assets')) };
}
