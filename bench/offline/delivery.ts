import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { startFaultProxy } from '../../e2e/fault-proxy.ts';
import { newcomer } from './browser.ts';
import type { Words } from './form-walks.ts';
import { randomOf } from './random.ts';
import type { Stage } from './stage.ts';
import { send, untilReceived } from './submission.ts';

interface Options {
  readonly count: number;
  readonly seed: number;
  readonly lanes: number;
}

/** `refused`: nobody listens. `502`: a proxy in front answers for a gateway that is gone. */
export type Outage = 'refused' | '502';

/** Milliseconds from the return of the server until what waited is in the database, with the tab open, by kinds of outage. */
export async function delivery(stage: Stage, browser: Browser, { count, seed, lanes }: Options): Promise<Record<Outage, number[]>> {
  const taken: Record<Outage, number[]> = { refused: [], '502': [] };
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < count; index = next++) {
      const outage = index % 2 ? '502' : 'refused';
      taken[outage].push(await one(stage, browser, outage, seed, index));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return taken;
}

async function one(stage: Stage, browser: Browser, outage: Outage, seed: number, index: number): Promise<number> {
  const random = randomOf(seed * 1_000_003 + index);
  const proxy = await startFaultProxy(stage.url);
  const { context, page } = await newcomer(browser, proxy.url);
  const words: Words = { kind: 'inquiry', email: `delivery-${seed}-${index}@mail.example`, message: 'Dear all', resume: Buffer.alloc(0) };
  const scene = { context, page, proxy, words, random, toldToHaveArrived: async () => {} };
  try {
    proxy.set({ type: 'cut-before' });
    await send(scene, 'kept');
    if (outage === '502') proxy.away(502);
    else await proxy.die();
    proxy.set({ type: 'pass' });
    // Long enough for some tries in vain, and not in step with them.
    await delay(4000 + random.below(12_000));

    if (outage === '502') proxy.away();
    else await proxy.revive();
    const back = performance.now();
    while ((await stage.inquiriesOf(words.email)).length === 0) await delay(10);
    const arrived = performance.now();
    await untilReceived(page, scene);
    return arrived - back;
  } finally {
    await context.close();
    await proxy.close();
  }
}
