import type { Page } from 'playwright-core';

export interface StoredItem {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly attempts: number;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly receipt?: string;
  readonly lastProblem?: { readonly status?: number };
}

/** What lies in the browser's database. */
export function storedItems(page: Page): Promise<StoredItem[]> {
  return page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes('longitude-outbox')) return [];
    const db = await done(indexedDB.open('longitude-outbox'));
    const items = db.objectStoreNames.contains('items') ? await done(db.transaction('items').objectStore('items').getAll()) : [];
    db.close();
    return items;
  });
}

/** The states of everything in it, in no order. */
export const states = async (page: Page) => (await storedItems(page)).map(({ state }) => state).sort();

/** Waits until the parts that come late are there, with the rules of a form that stands in the page, so that a line may be lost. */
export async function atRest(page: Page) {
  await page.waitForFunction(() => {
    const formRules = [...document.forms].filter(({ method }) => method === 'post').map(({ action }) => (action.endsWith('/contact') ? 'inquiry.rules-' : 'newsletter.rules-'));
    const late = ['submit-', 'OfflineBar-', 'Toaster-', ...formRules, ...(formRules.length > 0 ? ['problems.rules-'] : [])];
    return late.every((name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(name)));
  });
  await page.waitForLoadState('networkidle');
}
