import { useSyncExternalStore } from 'react';
import { reach } from '../../../graphql/reach.ts';

/** Whether the desk is cut off: what is on screen is old, and nothing can be asked. */
export const useLineIsLost = () => useSyncExternalStore(subscribe, isLost);

const isLost = () => reach.isLost() || !navigator.onLine;

function subscribe(listener: () => void): () => void {
  const stop = reach.subscribe(listener);
  for (const event of ['online', 'offline']) window.addEventListener(event, listener);
  return () => {
    stop();
    for (const event of ['online', 'offline']) window.removeEventListener(event, listener);
  };
}
