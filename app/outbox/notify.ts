import { outbox } from '#content/outbox.ts';
import type { Item } from './item.ts';

/** What a service worker has beyond a page. */
interface WorkerScope {
  readonly registration?: ServiceWorkerRegistration;
  readonly clients?: { matchAll(options: { type: 'window' }): Promise<readonly { visibilityState: DocumentVisibilityState }[]> };
}

/** Tells by a notification that something has arrived, if that was allowed and no page that could tell it is being looked at. */
export async function notify({ id, kind, receipt }: Item): Promise<void> {
  try {
    if (typeof Notification === 'undefined' || Notification.permission !== 'granted' || (await isLookedAt())) return;
    const registration = await registrationOf();
    const { title, body } = outbox.notification;
    // One for each item, should two tabs tell the same.
    await registration?.showNotification(title(outbox.kinds[kind]?.name ?? outbox.kinds.other.name), { body: body(receipt), tag: `outbox-${id}`, data: { url: '/saved' } });
  } catch {
    // It has arrived all the same, and the page tells it.
  }
}

/** Where there is a service worker. */
export async function registrationOf(): Promise<ServiceWorkerRegistration | undefined> {
  return (globalThis as WorkerScope).registration ?? (await navigator.serviceWorker?.getRegistration());
}

async function isLookedAt(): Promise<boolean> {
  if (typeof document !== 'undefined') return document.visibilityState === 'visible';
  const pages = (await (globalThis as WorkerScope).clients?.matchAll({ type: 'window' })) ?? [];
  return pages.some(({ visibilityState }) => visibilityState === 'visible');
}
