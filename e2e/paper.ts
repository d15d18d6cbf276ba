import type { Page } from 'playwright-core';

/**
 * What of the page a printer could tear apart: headings that may be left alone at the foot of a sheet, and lists' items, tables and
 * figures that may be cut. Chromium keeps a heading with what follows in a flow of blocks alone, not in a grid or a flexible box.
 */
export async function tornOnPaper(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'print' });
  return page.getByRole('main').evaluate((main) => {
    const wholes = [...main.querySelectorAll('li, dl, figure')];
    const headings = [...main.querySelectorAll('h1, h2, h3')];
    const isWhole = (element: Element) => getComputedStyle(element).breakInside === 'avoid';
    const holds = (heading: Element) => {
      if (getComputedStyle(heading).breakAfter !== 'avoid') return false;
      for (let above = heading.parentElement; above && above !== main; above = above.parentElement) {
        if (isWhole(above)) return true;
        if (getComputedStyle(above).display !== 'block') return false;
      }
      return true;
    };
    const torn = [...wholes.filter((element) => !isWhole(element)), ...headings.filter((heading) => !holds(heading))];
    return torn.filter((element) => element.checkVisibility()).map(({ tagName, textContent }) => `${tagName}: ${textContent}`);
  });
}
