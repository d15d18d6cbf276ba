import { drain } from './drain.ts';
import { listItems } from './store.ts';

/** The tag of the Background Sync that is asked for when something is kept. */
export const SYNC_TAG = 'outbox';

/**
 * For the service worker's `sync` event. Rejects while something still waits, so that the browser asks again.
 */
export async function drainFromWorker(): Promise<void> {
  await drain({ eager: true });
  const waiting = (await listItems()).filter(({ state }) => state === 'waiting' || state === 'sending');
  if (waiting.length > 0) throw new Error('Something still waits in the outbox.');
}
