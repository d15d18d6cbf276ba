
/**
 * The kill switch: takes the place of every worker that is out there, removes its caches and itself, and answers nothing. It leaves
 * IndexedDB alone, where visitors' unsent messages are, and reloads no tab, where somebody may be writing. How it is switched
 * on: docs/operations.md.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => {
  event.waitUntil(
    self.caches
      .keys()
      .then((names) => Promise.all(names.map((name) => self.caches.delete(name))))
      .then(() => self.registration.unregister()),
  );
});
