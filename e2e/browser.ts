import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { HANGS, launch } from '../bench/offline/browser.ts';
import { watch } from './problems.ts';
import { siteUrl } from './site.ts';

export { atRest, hydrated, open } from './hydrated.ts';

/** Somebody with a browser of their own: nothing stored, nothing cached. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What this test brings about itself, such as the browser's note on an answer of 500. Anything else fails the test. */
  expects(...problems: RegExp[]): void;
}

/** A test with a browser. It fails when a page of it logs an error or a warning, throws, or misses a file. */
export const test = base
  .extend('program', { scope: 'worker' }, () => inject('shellPath'))
  .extend('shell', { scope: 'worker' }, ({ program }, { onCleanup }) => keepBrowser(program, onCleanup))
  // A shell that broke down is the trouble of one file.
  .extend('browser', { scope: 'file' }, ({ shell, program }, { onCleanup }) => (shell.isConnected() ? shell : keepBrowser(program, onCleanup)))
  .extend('newVisitor', async ({ browser }, { onCleanup }) => {
    const leaving: (() => Promise<readonly string[]>)[] = [];
    onCleanup(async () => {
      const problems = await Promise.all(leaving.map((leave) => leave()));
      expect(problems.flat(), 'what the browser complained about').toEqual([]);
    });
    return async (options: BrowserContextOptions = {}): Promise<Visitor> => {
      // Without motion, no test meets something half-way.
      // A service worker answers in place of the routes that a test lays; only tests about it have one.
      const context = await browser.newContext({ baseURL: siteUrl(), reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
      context.setDefaultTimeout(HANGS);
      await context.addInitScript(keepToasts);
      const allowed: RegExp[] = [];
      const problems = watch(context, { withScript: options.javaScriptEnabled ?? true });
      leaving.push(async () => {
        // What still waits at a route when a test is over fails nothing.
        await Promise.all([context, ...context.pages()].map((routed) => routed.unrouteAll({ behavior: 'ignoreErrors' })));
        await orGivenUp(context.close());
        return problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)));
      });
      return { page: await context.newPage(), context, expects: (...patterns) => void allowed.push(...patterns) };
    };
  });

/** A browser until the fixture is given back. */
export async function keepBrowser(executablePath: string, onCleanup: (leave: () => Promise<void>) => void): Promise<Browser> {
  const browser = await launch(executablePath);
  onCleanup(() => orGivenUp(browser.close()));
  return browser;
}

/** A browser was seen to close a page for ever while that was being loaded anew, and a cleaning up has no limit of its own. */
const orGivenUp = (closing: Promise<void>) => Promise.race([closing, wait(HANGS, undefined, { ref: false })]);

/**
 * Toasts go by themselves after 5 s (specification, section 9), which may be over before a busy machine has looked: here they stay
 * until they are closed or replaced. Tests of their going install a clock (`page.clock`), which takes the place of this.
 */
function keepToasts() {
  const { setTimeout } = window;
  /** What is read aloud is taken away after this many milliseconds, also from a toast that stays. */
  const announced = 1000;
  const isGoing = (after?: number) => after !== announced && Boolean(new Error().stack?.includes('/Toaster-'));
  window.setTimeout = ((call: TimerHandler, after?: number, ...given: unknown[]) => (isGoing(after) ? 0 : setTimeout(call, after, ...given))) as typeof setTimeout;
}

/**
 * Looks again until it holds.
 *
 * @param message what a failure is told with
 */
export function eventually<Value>(look: () => Value, message?: string) {
  return expect.poll(look, { timeout: HANGS, interval: 30, message });
}

/** A gate for requests: they wait until it is opened. */
export function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { passed: promise, open: () => resolve() };
}
