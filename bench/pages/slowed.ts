import { chromium, type Browser } from 'playwright-core';
import { BROWSER_FLAGS } from '../../tools/browser-flags.ts';
import { median } from '../gateway-process.ts';

/** Lighthouse's slow 4G and phone, as the browser's own tools slow it down (its constants for `devtools` throttling): times in milliseconds, bytes a second. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: (1474.56 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 };
const SLOWER_PROCESSOR = 4;
const PHONE = { width: 412, height: 823 };
/** In milliseconds, after which nothing larger is drawn any more. */
const AT_REST = 5000;

/** In milliseconds from the beginning of the visit; `interactive` only of pages that say when they are. */
interface SlowedVisit {
  readonly largestPaint: number;
  readonly interactive: number | undefined;
}

/** Visits the pages in turns on a line and a processor that are really slowed down, without any simulation, and prints the medians. */
export async function printSlowed(addresses: ReadonlyMap<string, string>, executablePath: string, runs: number): Promise<void> {
  const visits = new Map<string, SlowedVisit[]>([...addresses.keys()].map((name) => [name, []]));
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  try {
    for (let run = 0; run < runs; run++) {
      for (const [name, seen] of visits) seen.push(await visitSlowed(addresses.get(name)!, browser));
    }
  } finally {
    await browser.close();
  }
  const rows = [...visits].map(([page, seen]) => ({
    page,
    'largest paint ms': Math.round(median(seen.map(({ largestPaint }) => largestPaint))),
    'interactive ms': Math.round(median(seen.map(({ interactive }) => interactive ?? Number.NaN))),
  }));
  console.log('The same on a line and a processor that are really slowed down, not simulated:');
  console.table(rows);
}

async function visitSlowed(url: string, browser: Browser): Promise<SlowedVisit> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send('Network.enable');
    await tools.send('Network.emulateNetworkConditions', SLOW_4G);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
    await page.goto(url);
    return await page.evaluate(async (rest) => {
      let largestPaint = 0;
      new PerformanceObserver((list) => (largestPaint = list.getEntries().at(-1)?.startTime ?? largestPaint)).observe({ type: 'largest-contentful-paint', buffered: true });
      await new Promise((resolve) => setTimeout(resolve, rest));
      return { largestPaint, interactive: performance.getEntriesByName('interactive')[0]?.startTime };
    }, AT_REST);
  } finally {
    await context.close();
  }
}
