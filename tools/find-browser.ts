import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** In milliseconds. On a closed network Playwright's download does not fail by itself for a long time. */
const DOWNLOAD_WITHIN = 240_000;
const APT_WITHIN = 600_000;
/** The first start reads hundreds of megabytes from the disk. */
const STARTED_WITHIN = 120_000;

/**
 * Chromium without the windows around its pages, a program of its own. A new visitor takes it a quarter of the time (measured with
 * Chromium 156: ten of them with a page each, in turns), and there are hundreds in the journeys. It knows no background sync.
 */
const SHELL = 'chromium-headless-shell';

const INSTALLED = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A Chromium for the tests in a browser: the one that CHROMIUM_PATH names, an installed one, Playwright's own, or one
 * that is installed now. Says which it took. Undefined, after saying what can be done, when there is none to be had.
 */
export function findBrowser(say: (line: string) => void): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (runs(named)) return took(named, 'named by CHROMIUM_PATH');
    say(`CHROMIUM_PATH is ${named}, which does not run; looking for another browser.`);
  }
  const installed = INSTALLED.map(resolveProgram).find((path) => path && runs(path));
  if (installed) return took(installed, 'installed on this machine');
  if (runs(chromium.executablePath())) return took(chromium.executablePath(), 'downloaded by Playwright earlier');

  say('No browser found. Trying Playwright\'s download …');
  run('playwright-core', ['install', 'chromium'], DOWNLOAD_WITHIN, { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' });
  if (runs(chromium.executablePath())) return took(chromium.executablePath(), 'downloaded by Playwright');

  say('Playwright\'s download failed.');
  const packaged = installPackage('chromium', say);
  if (packaged) return took(packaged, 'installed by apt-get');
  say('No browser could be found or installed. Please install Chromium or Chrome, or set CHROMIUM_PATH to one.');
  return undefined;

  function took(path: string, how: string): string {
    say(`Browser: ${path} (${how})`);
    return path;
  }
}

/** What most journeys run in: the browser's quicker shell, where it is installed or Debian has it, or else the browser itself. */
export function findShell(browser: string, say: (line: string) => void): string {
  const present = resolveProgram(SHELL);
  const shell = present && runs(present) ? present : installPackage(SHELL, say);
  if (shell) say(`Its shell: ${shell}`);
  return shell ?? browser;
}

/** A program that Debian has, where we may install it. */
function installPackage(name: string, say: (line: string) => void): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  say(`Installing Debian's ${name} …`);
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  // A mirror may fail once, and somebody else may be installing something.
  const patient = ['-q', '-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=300'];
  run('apt-get', [...patient, 'update'], APT_WITHIN, quiet);
  run('apt-get', [...patient, 'install', '-y', name], APT_WITHIN, quiet);
  const packaged = resolveProgram(name);
  return packaged && runs(packaged) ? packaged : undefined;
}

/** A found program may still lack a library. On Windows `--version` opens a window, so there being there is enough. */
function runs(path: string): boolean {
  if (process.platform === 'win32') return existsSync(path);
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: STARTED_WITHIN }).status === 0;
}

function resolveProgram(name: string): string | undefined {
  if (/[/\\]/.test(name)) return existsSync(name) ? name : undefined;
  const { status, stdout } = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], { encoding: 'utf8' });
  return status === 0 ? stdout.split(/\r?\n/)[0] : undefined;
}

function run(program: string, args: string[], timeout: number, variables: Record<string, string>): void {
  // No standard input: nothing that is installed may stop to ask.
  spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout, env: { ...process.env, ...variables }, shell: process.platform === 'win32' });
}
