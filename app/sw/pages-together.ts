import { fetchEntry, hashOf, isNotFound, type Entry } from './fetch-entry.ts';

/** So few pages are fetched one by one. */
const FEW = 3;
/** Of one page's bytes alone. */
const ITS_OWN = ['content-encoding', 'content-length', 'etag', 'last-modified'];

/**
 * Pages out of the file that has them all, with the headers that the server gives to a page; without those that are not in there as the
 * list wants them.
 */
export async function pagesFrom(file: string, wanted: readonly Entry[]): Promise<Map<Entry, Response>> {
  const found = new Map<Entry, Response>();
  const model = wanted.find(({ url }) => !isNotFound(url));
  if (!model || wanted.length <= FEW) return found;
  const [pages, answer] = await Promise.all([textsIn(file), fetchEntry(model, 'no-cache')]);
  if (!answer) return found;
  found.set(model, answer);
  const headers = new Headers(answer.headers);
  for (const name of ITS_OWN) headers.delete(name);
  for (const entry of wanted) {
    const text = pages[entry.url];
    if (entry === model || text === undefined) continue;
    const page = new Response(text, { headers, status: isNotFound(entry.url) ? 404 : 200 });
    if ((await hashOf(page.clone())) === entry.revision) found.set(entry, page);
  }
  return found;
}

async function textsIn(file: string): Promise<Readonly<Record<string, string>>> {
  try {
    const answer = await fetch(file);
    return answer.ok ? ((await answer.json()) as Record<string, string>) : {};
  } catch {
    return {};
  }
}
