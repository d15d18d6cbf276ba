import { expect } from 'vitest';
import { onePerRoute } from './addresses.ts';
import { atRest, hydrated, test } from './browser.ts';

/** https://web.dev/articles/cls calls 0.1 good. */
const STEADY = 0.005;

test.for([
  { width: 360, height: 740, dots: 3 },
  { width: 412, height: 823, dots: 2 },
  { width: 768, height: 1024, dots: 2 },
  { width: 1440, height: 900, dots: 2 },
])('at $width px nothing moves while a page comes up', async ({ dots, ...viewport }, { newVisitor }) => {
  const { page } = await newVisitor({ viewport, deviceScaleFactor: dots });
  for (const path of onePerRoute) {
    await page.goto(path);
    await hydrated(page);
    await atRest(page);
    const shifts = await page.evaluate(
      () =>
        new Promise<{ value: number; sources: string[] }[]>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().map((entry) => shiftOf(entry as LayoutShift)))).observe({ type: 'layout-shift', buffered: true });
          // No shift, no entry.
          setTimeout(() => resolve([]), 200);

          type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
          function shiftOf({ value, sources }: LayoutShift) {
            return { value, sources: sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`) };
          }
        }),
    );
    expect(shifts.reduce((sum, { value }) => sum + value, 0), `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(STEADY);
  }
});
