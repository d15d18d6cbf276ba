import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** The name that the page last gave to a file. */
    savedAs?: string;
  }
}

/**
 * What pressing something saves, and under which name the page asks for it: the name that the browser tells of has been
 * "download" on a busy machine, whatever the page had asked for.
 */
export async function savedBy(page: Page, press: () => Promise<void>) {
  await page.evaluate(() => {
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function () {
      window.savedAs = this.download;
      click.call(this);
    };
  });
  const saving = page.waitForEvent('download');
  await press();
  const file = await saving;
  return { file, name: await page.evaluate(() => window.savedAs) };
}
