import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countVitest, type Counts } from './vitest-counts.ts';

/**
 * Runs vitest with these arguments and counts what passed and failed.
 *
 * @param variables added to the environment
 */
export async function runVitest(args: readonly string[], variables: Record<string, string>): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), 'longitude-tests-'));
  const results = join(folder, 'vitest.json');
  console.log(`\nvitest run ${args.join(' ')}`);
  const child = spawn('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}`, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...variables },
    shell: process.platform === 'win32',
  });
  const passed = await new Promise<boolean>((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.once('close', (status) => resolve(status === 0));
  });
  const json = await readFile(results, 'utf8').catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
  return countVitest(json, passed);
}
