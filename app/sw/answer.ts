import { deskAnswer } from './desk-cache.ts';
import { placeOf } from './places.ts';
import { isKept, keptAnswer, mendCache } from './site-cache.ts';

declare const self: ServiceWorkerGlobalScope;

/** The answer to a request; undefined leaves it to the browser, as if there were no worker. */
export function answerTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined;
  if (request.mode !== 'navigate') return fileAnswer(event, pathname);

  const place = placeOf(pathname, isKept);
  switch (place.kind) {
    case 'page':
      return keptOrFetched(event, place.path);
    case 'moved':
      return Promise.resolve(Response.redirect(place.to + search, 308));
    case 'unknown':
      return unknownAnswer(request, place.page);
    case 'desk':
      return deskAnswer(request);
    case 'server':
      return undefined;
  }
}

function fileAnswer(event: FetchEvent, path: string): Promise<Response> | undefined {
  if (path.startsWith('/assets/')) return isKept(path) ? keptOrFetched(event, path) : foreignAsset(event.request, path);
  // A page that is asked for by a script is asked of the server: it wants to know what is there now.
  return path === '/favicon.svg' && isKept(path) ? keptOrFetched(event, path) : undefined;
}

/** Pages and files of this release are the same wherever they come from, and the cache is nearer. */
async function keptOrFetched(event: FetchEvent, path: string): Promise<Response> {
  const kept = await keptAnswer(path);
  if (kept) return kept;
  event.waitUntil(mendCache());
  return fetch(event.request);
}

/** A newer release may have a page there, and the server more than pages. */
async function unknownAnswer(request: Request, page: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await keptAnswer(page);
    if (!kept) throw error;
    return kept;
  }
}

/** The desk's code, or that of another release from which a tab still runs. */
async function foreignAsset(request: Request, path: string): Promise<Response> {
  const answer = await fetch(request).catch(() => undefined);
  if (answer?.ok) return answer;
  return (await self.caches.match(path, { ignoreVary: true })) ?? answer ?? Response.error();
}
