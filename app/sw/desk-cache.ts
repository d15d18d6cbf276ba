import { isKept } from './site-cache.ts';

declare const self: ServiceWorkerGlobalScope;

const CACHE = 'longitude-desk';
const SHELL = '/admin';

/**
 * Keeps the desk's empty shell and the code it runs from, so that it opens without a line. Only on a device where somebody has opened
 * it, and never anything that it shows: records come from `/graphql`, which no cache of ours ever holds.
 */
export function keepDesk(files: readonly string[]): Promise<void> {
  // One after the other: what an earlier call takes for old, a later one may just have kept.
  keeping = keeping.then(() => keepAll(files)).catch(() => undefined);
  return keeping;
}

let keeping = Promise.resolve();

async function keepAll(files: readonly string[]): Promise<void> {
  const cache = await self.caches.open(CACHE);
  const wanted = files.filter((file) => /^\/assets\/[\w.-]+$/.test(file) && !isKept(file));
  await Promise.all(wanted.map((path) => keep(cache, path)));
  // The shell comes last: a desk that opens without a line has all it runs from.
  await keep(cache, SHELL);
  const old = (await cache.keys()).filter(({ url }) => ![SHELL, ...wanted].includes(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** The desk as the server gives it; as it was kept when nothing answers. */
export async function deskAnswer(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const shell = await (await self.caches.open(CACHE)).match(SHELL, { ignoreVary: true });
    if (!shell) throw error;
    return shell;
  }
}

async function keep(cache: Cache, path: string): Promise<void> {
  try {
    // Without credentials: what is kept is what a stranger would get.
    const answer = await fetch(path, { cache: path === SHELL ? 'no-cache' : 'default', credentials: 'omit', redirect: 'error' });
    if (answer.ok) await cache.put(path, answer);
  } catch {
    // What was kept before stays.
  }
}
