import { eachOf } from './each-of.ts';
import { fetchEntry, hashOf, type Entry } from './fetch-entry.ts';
import { pagesFrom } from './pages-together.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** Filled in by the build: see app/build/precache.ts. */
  readonly __WB_MANIFEST: readonly (Entry | Together)[];
};

/** The file in which all pages are. */
interface Together {
  readonly url: string;
  readonly revision: null;
}

const CACHE = 'longitude-site';
/** A release whose server refuses more than this share of its own files is not taken over: it is half deployed. */
const BEARABLE = 0.1;
const AT_ONCE = 6;

// oxlint-disable-next-line no-underscore-dangle -- the name that Workbox looks for
const listed = self.__WB_MANIFEST;
const isEntry = (entry: Entry | Together): entry is Entry => entry.revision !== null;
const entries = new Map(listed.filter(isEntry).map((entry) => [entry.url, entry]));
const together = listed.find((entry) => !isEntry(entry))?.url;

/** Whether this release has a page or file at a path. */
export const isKept = (path: string): boolean => entries.has(path);

/** A page or file of this release from the cache; undefined where the cache has a hole. */
export async function keptAnswer(path: string): Promise<Response | undefined> {
  const entry = entries.get(path);
  return entry && (await openCache()).match(keyOf(entry), { ignoreVary: true });
}

/**
 * Fetches what the cache lacks of this release. What an interrupted try has brought is kept for the next one. One file that cannot
 * be had leaves a hole, which the network fills and the next visit mends; it does not keep the release from being installed.
 */
export async function fillCache(): Promise<void> {
  const cache = await openCache();
  const present = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...entries.values()].filter((entry) => !present.has(new URL(keyOf(entry), self.location.origin).href));
  const failures = await keepAll(cache, missing);
  if (failures > entries.size * BEARABLE) throw new Error(`${failures} of ${missing.length} files could not be kept.`);
}

let mending: Promise<void> | undefined;

/** Fetches again what is missing or has other bytes than the build made. */
export function mendCache(): Promise<void> {
  mending ??= mend().finally(() => (mending = undefined));
  return mending;
}

async function mend(): Promise<void> {
  const cache = await openCache();
  const broken: Entry[] = [];
  await eachOf([...entries.values()], AT_ONCE, async (entry) => {
    const kept = await cache.match(keyOf(entry), { ignoreVary: true });
    if (!kept || (await hashOf(kept)) !== entry.revision) broken.push(entry);
  });
  await keepAll(cache, broken);
}

/**
 * Removes what belongs to earlier releases. While other tabs are open they may run from those and ask for a part that they have not
 * loaded yet; and what a later release has fetched, which waits to be let in, is no less foreign to this one.
 */
export async function dropOldReleases(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const { installing, waiting } = self.registration;
  if (tabs.length > 1 || installing || waiting) return;
  const cache = await openCache();
  const current = new Set([...entries.values()].map((entry) => new URL(keyOf(entry), self.location.origin).href));
  const old = (await cache.keys()).filter(({ url }) => !current.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

const openCache = () => self.caches.open(CACHE);

/** Assets have a hash in their names; the name of everything else means other bytes in every release. */
const keyOf = ({ url, revision }: Entry) => (isAsset(url) ? url : `${url}?revision=${revision}`);

const isAsset = (url: string) => url.startsWith('/assets/');

/** @returns how many could not be kept */
async function keepAll(cache: Cache, wanted: readonly Entry[]): Promise<number> {
  const pages = together === undefined ? new Map<Entry, Response>() : await pagesFrom(together, wanted.filter(({ url }) => !isAsset(url)));
  let failures = 0;
  await eachOf(wanted, AT_ONCE, async (entry) => {
    const answer = pages.get(entry) ?? (await fetchEntry(entry, isAsset(entry.url) ? 'default' : 'no-cache'));
    // There may be no room.
    const isKeptNow = answer !== undefined && (await cache.put(keyOf(entry), answer).then(() => true, () => false));
    if (!isKeptNow) failures += 1;
  });
  return failures;
}
