import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countVitest, type Counts } from './vitest-counts.ts';

interface Manner {
  /** Added to the environment. */
  readonly variables: Record<string, string>;
  /** Prints all at its end instead of line by line, so that it does not mix with a run beside it. */
  readonly atTheEnd?: boolean;
}

/** Runs vitest with these arguments and counts what passed and failed. */
export async function runVitest(args: readonly string[], { variables, atTheEnd = false }: Manner): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), 'longitude-tests-'));
  const results = join(folder, 'vitest.json');
  const title = `\nvitest run ${args.join(' ')}`;
  if (!atTheEnd) console.log(title);
  const child = spawn('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}`, ...args], {
    stdio: ['ignore', atTheEnd ? 'pipe' : 'inherit', atTheEnd ? 'pipe' : 'inherit'],
    env: { ...process.env, ...variables },
    shell: process.platform === 'win32',
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => printed.push(chunk));
  const passed = await new Promise<boolean>((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.once('close', (status) => resolve(status === 0));
  });
  if (atTheEnd) console.log(`${title}\n${Buffer.concat(printed).toString()}`);
  const json = await readFile(results, 'utf8').catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
  return countVitest(json, passed);
}
