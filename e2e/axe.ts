import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * What axe finds wrong with the page as it is now: each rule with the elements that break it.
 *
 * @param rules only these; by default all of them
 */
export async function flaws(page: Page, rules?: readonly string[]): Promise<string[]> {
  await settled(page);
  // The other mode opens a window of its own for every look.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze();
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
