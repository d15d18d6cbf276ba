import type Axe from 'axe-core';
import { source, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * What axe finds wrong with the page as it is now: each rule with the elements that break it.
 *
 * @param rules only these; by default all of them
 * @param within a part of the page, by its selector; by default all of it
 */
export async function flaws(page: Page, rules?: readonly string[], within = 'html'): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(async ({ values, part }) => {
    // All that breaks nothing, told as well, would take as long as the look itself.
    const options: RunOptions = { resultTypes: ['violations'], ...(values && { runOnly: { type: 'rule', values: [...values] } }) };
    const found = await (window as unknown as { axe: typeof Axe }).axe.run(part, options);
    return found.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })) }));
  }, { values: rules, part: within });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`));
}

/** Waits until colours and places have come to rest. */
export async function settled(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const moving = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(moving.map((animation) => animation.finished));
  });
}
