import { useEffect, useSyncExternalStore } from 'react';
import { outboxItems, start } from '../outbox/page.ts';

/** What is kept on this device; undefined until that is known. The first to ask sets the outbox going. */
export function useOutboxItems() {
  useEffect(start, []);
  return useSyncExternalStore(outboxItems.subscribe, outboxItems.read, () => undefined);
}
