import type { Page } from 'playwright-core';

/** Of the site's own faces those that are in force, one name for each file. The fallbacks, which stand in until then, are none of them. */
export function facesInForce(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ours = [...document.fonts].map(({ family, style, status }) => ({ name: `${family.replaceAll('"', '')} ${style}`, status }));
    return ours.filter(({ name, status }) => /^(?:Newsreader|Instrument Sans) (?:normal|italic)$/.test(name) && status === 'loaded').map(({ name }) => name).toSorted();
  });
}
