import type { BrowserContext, Locator, Page } from 'playwright-core';

/** As browsers have it in their settings: twice the usual 16 px, which media queries in `em` know of as well. */
export async function lettersTwiceAsLarge(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** Words that go on in the next line, where nothing in them lets them. */
export function brokenWords(texts: Locator): Promise<string[]> {
  return texts.evaluateAll((elements) => {
    const range = document.createRange();
    const broken: string[] = [];
    for (const element of elements) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        // Addresses may break anywhere.
        if (walker.currentNode.parentElement!.closest('a[href^="mailto:"]')) continue;
        for (const word of walker.currentNode.nodeValue!.matchAll(/[\p{L}\p{N}.]+/gu)) {
          range.setStart(walker.currentNode, word.index);
          range.setEnd(walker.currentNode, word.index + word[0].length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word[0]);
        }
      }
    }
    return broken;
  });
}
