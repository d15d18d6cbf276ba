/**
 * `npm test`: every check, each of them even when one before it failed. Its last line, alone, is
 * `N passed, N failed`; it exits with 1 when any failed, or when vitest found nothing to run.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './find-browser.ts';
import { countVitest, type Counts } from './vitest-counts.ts';

const steps: [name: string, program: string, args: string[]][] = [
  ['types', 'tsc', ['--noEmit']],
  ['types of the service worker', 'tsc', ['--noEmit', '-p', 'app/sw']],
  ['lint', 'oxlint', ['--deny-warnings']],
  ['directions of imports', 'depcruise', ['app', 'gateway', 'e2e', 'bench', 'tools']],
  ['generated schema and operations', process.execPath, ['tools/codegen.ts', '--check']],
];

const total: Counts = { passed: 0, failed: 0 };
for (const [name, program, args] of steps) report(name, run(program, args));

const browser = findBrowser((line) => console.log(line));
if (!browser) report('a browser to test with', false);

const folder = mkdtempSync(join(tmpdir(), 'longitude-tests-'));
const results = join(folder, 'vitest.json');
// Arguments go on to vitest: `npm test -- gateway/config.test.ts`.
const vitestPassed = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}`, ...process.argv.slice(2)], {
  ...(browser && { CHROMIUM_PATH: browser }),
});
const counts = countVitest(readResults(), vitestPassed);
rmSync(folder, { recursive: true, force: true });
total.passed += counts.passed;
total.failed += counts.failed;

console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function report(name: string, passed: boolean): void {
  total[passed ? 'passed' : 'failed']++;
  console.log(`${passed ? '✓' : '✗'} ${name}`);
}

function run(program: string, args: string[], variables: Record<string, string> = {}): boolean {
  console.log(`\n${program === process.execPath ? 'node' : program} ${args.filter((arg) => !arg.includes(tmpdir())).join(' ')}`);
  const { status, error } = spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...variables },
    shell: process.platform === 'win32' && program !== process.execPath,
  });
  if (error) console.error(error.message);
  return status === 0;
}

function readResults(): string | undefined {
  try {
    return readFileSync(results, 'utf8');
  } catch {
    return undefined;
  }
}
