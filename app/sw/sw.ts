import { drainFromWorker, SYNC_TAG } from '../outbox/worker.ts';
import { answerTo } from './answer.ts';
import { keepDesk } from './desk-cache.ts';
import type { PageMessage } from './messages.ts';
import { openSaved } from './open-saved.ts';
import { dropOldReleases, fillCache, mendCache } from './site-cache.ts';

declare const self: ServiceWorkerGlobalScope;

/** Background Sync, which TypeScript does not know: https://wicg.github.io/background-sync/spec/. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

self.addEventListener('install', (event) => event.waitUntil(fillCache()));

self.addEventListener('activate', (event) => {
  // A first visitor who loses the line right away has the site already.
  event.waitUntil(Promise.all([self.clients.claim(), dropOldReleases()]));
});

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

self.addEventListener('message', (event) => {
  const message = event.data as PageMessage | null;
  switch (message?.type) {
    case 'SKIP_WAITING':
      event.waitUntil(self.skipWaiting());
      break;
    case 'look-after':
      event.waitUntil(mendCache().then(dropOldReleases));
      break;
    case 'keep-desk':
      event.waitUntil(keepDesk(message.files));
      break;
  }
});

// The line is back. A rejection makes the browser ask again later.
self.addEventListener('sync' as 'message', (event: ExtendableEvent) => {
  if ((event as SyncEvent).tag === SYNC_TAG) event.waitUntil(drainFromWorker());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openSaved());
});
