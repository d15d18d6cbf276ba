import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { BROWSER_FLAGS } from '../../tools/browser-flags.ts';

/** Milliseconds after which a state that does not come is given up; nothing is measured by it. */
export const HANGS = 60_000;

export function launch(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: BROWSER_FLAGS, timeout: HANGS });
}

/** Somebody who has never been here, with the service worker that everybody gets. */
export async function newcomer(browser: Browser, baseURL: string, options: BrowserContextOptions = {}): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', serviceWorkers: 'allow', ...options });
  context.setDefaultTimeout(HANGS);
  return { context, page: await context.newPage() };
}

export interface KillableBrowser {
  readonly context: BrowserContext;
  /** SIGKILL to all its processes: nothing gets to tidy up. */
  kill(): Promise<void>;
}

/** A browser on a profile of its own, which survives it. */
export async function launchOn(profile: string, executablePath: string): Promise<KillableBrowser> {
  const child = spawn(executablePath, ['--headless=new', ...BROWSER_FLAGS, `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'], {
    // A process group of its own: the browser is many processes.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = once(child, 'exit');
  const kill = async () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, 'SIGKILL');
    await exited;
  };
  try {
    const browser = await chromium.connectOverCDP(await addressOf(child.stderr, exited), { timeout: HANGS });
    const context = browser.contexts()[0]!;
    context.setDefaultTimeout(HANGS);
    return { context, kill };
  } catch (error) {
    await kill();
    throw error;
  }
}

/** A folder for that, removed when the work is done. */
export async function withProfile<Result>(work: (profile: string) => Promise<Result>): Promise<Result> {
  const profile = await mkdtemp(join(tmpdir(), 'longitude-profile-'));
  try {
    return await work(profile);
  } finally {
    // A killed browser's children may be writing their last for a moment.
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

function addressOf(output: NodeJS.ReadableStream, exited: Promise<unknown>): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    output.on('data', (chunk: Buffer) => {
      said += String(chunk);
      const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    void exited.then(() => reject(new Error(`The browser ended:\n${said}`)));
  });
}
