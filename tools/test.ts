/**
 * `npm test`: every check, each of them even when one before it failed. Its last line, alone, is
 * `N passed, N failed`; it exits with 1 when any failed, or when vitest found nothing to run.
 */
import { spawnSync } from 'node:child_process';
import { findBrowser, findShell } from './find-browser.ts';
import { runVitest } from './run-vitest.ts';
import type { Counts } from './vitest-counts.ts';

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

const variables: Record<string, string> = browser ? { CHROMIUM_PATH: browser, CHROMIUM_SHELL_PATH: findShell(browser, (line) => console.log(line)) } : {};
// Arguments go on to vitest: `npm test -- gateway/config.test.ts`.
const asked = process.argv.slice(2);
const runs = asked.length > 0 ? [asked] : [['--project', 'app', '--project', 'gateway'], ['--project', 'e2e']];
for (const args of runs) add(await runVitest(args, variables));

console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function add({ passed, failed }: Counts): void {
  total.passed += passed;
  total.failed += failed;
}

function report(name: string, passed: boolean): void {
  total[passed ? 'passed' : 'failed']++;
  console.log(`${passed ? '✓' : '✗'} ${name}`);
}

function run(program: string, args: string[]): boolean {
  console.log(`\n${program === process.execPath ? 'node' : program} ${args.join(' ')}`);
  const { status, error } = spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' && program !== process.execPath });
  if (error) console.error(error.message);
  return status === 0;
}
