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

/** Waits until the parts that come late are there, with the rules of a form that stands in the page and `others`, so that a line may be lost. */
export async function atRest(page: Page, ...others: readonly string[]) {
  const asked = await page.waitForFunction((more) => {
    const formRules = [...document.forms].filter(({ method }) => method === 'post').map(({ action }) => (action.endsWith('/contact') ? 'inquiry.rules-' : 'newsletter.rules-'));
    const isAnythingSent = formRules.length + more.length > 0;
    // What a worker keeps is not fetched beforehand.
    const view = window as { isKept?: boolean };
    void navigator.serviceWorker?.getRegistration().then((registration) => (view.isKept = registration !== undefined));
    const toaster = view.isKept ? [] : ['Toaster-'];
    const late = ['FrameParts-', ...toaster, ...(isAnythingSent ? ['/outbox-', '/rules-'] : []), ...formRules, ...more];
    const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
    const found = late.map((name) => addresses.find((address) => address.includes(name)));
    return found.every((address) => address !== undefined) && found;
  }, others);
  // They came, but what they are made of may still be on its way: each is here when the browser can give it.
  await page.evaluate(`Promise.all(${JSON.stringify(await asked.jsonValue())}.map((address) => import(address))).then(() => undefined)`);
  await page.waitForLoadState('networkidle');
}
