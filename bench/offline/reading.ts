import type { Browser, Page } from 'playwright-core';
import { publicPaths, unknownPaths } from '../../e2e/addresses.ts';
import { startFaultProxy } from '../../e2e/fault-proxy.ts';
import { inCharge } from '../../e2e/worker.ts';
import { newcomer } from './browser.ts';
import type { Stage } from './stage.ts';

const SLOWDOWN = 4;

/** How the server cannot be reached. */
export type Way = 'offline' | 'server down';

export interface Reading {
  /** Milliseconds from the start of each load to its DOMContentLoaded, which module scripts come before. */
  readonly ready: number[];
  /** What was not as the server would have given it. */
  readonly failures: string[];
}

/** Every public page and unknown address, loaded anew so many times, with the page's processor slowed down. */
export async function reading(stage: Stage, browser: Browser, rounds: number): Promise<Record<Way, Reading>> {
  return { offline: await readAll(stage, browser, rounds, 'offline'), 'server down': await readAll(stage, browser, rounds, 'server down') };
}

async function readAll(stage: Stage, browser: Browser, rounds: number, way: Way): Promise<Reading> {
  const proxy = await startFaultProxy(stage.url);
  const { context, page } = await newcomer(browser, proxy.url);
  const result: Reading = { ready: [], failures: [] };
  try {
    await page.goto('/');
    await inCharge(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    if (way === 'offline') await context.setOffline(true);
    else await proxy.die();
    for (let round = 0; round < rounds; round++) {
      for (const path of publicPaths) await readOne(stage, page, path, 200, result);
      for (const { path } of unknownPaths) await readOne(stage, page, path, 404, result);
    }
  } finally {
    await context.close();
    await proxy.close();
  }
  return result;
}

async function readOne(stage: Stage, page: Page, path: string, status: number, { ready, failures }: Reading) {
  try {
    const answer = await page.goto(path);
    const text = await answer?.text();
    if (answer?.status() !== status) failures.push(`${path} answered ${answer?.status()}`);
    else if (text !== (await (await fetch(stage.url + path)).text())) failures.push(`${path} is another page`);
    else if ((await page.locator('h1').count()) !== 1) failures.push(`${path} has no heading`);
    ready.push(await page.evaluate(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).domContentLoadedEventEnd));
  } catch (error) {
    failures.push(`${path}: ${String(error)}`);
  }
}
