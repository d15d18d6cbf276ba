import { kinds } from './deliver.ts';

const NAME = 'longitude-outbox';

/** Tells every tab, this one included, that the outbox has changed. */
export function announceChange() {
  post(NAME, { type: 'changed' });
}

/** Tells a desk that is open in this browser that something of this kind has reached the gateway. */
export function announceDelivery(kind: string) {
  const type = kinds[kind]?.news;
  if (type) post('longitude', { type });
}

/** Calls after each change, whoever made it: another tab, the worker or this page. */
export function onChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', listener);
  return () => channel.close();
}

/** By a channel of its own each time: one does not hear itself, but every other one in the same page does. */
function post(name: string, message: unknown) {
  const channel = new BroadcastChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
  channel.postMessage(message);
  channel.close();
}
