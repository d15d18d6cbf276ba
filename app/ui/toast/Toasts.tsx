import { useSyncExternalStore } from 'react';
import { useLate } from '../../lib/use-late.ts';
import { toasts } from './toast.ts';

const load = () => import('./Toaster.tsx');
const none: readonly never[] = [];

/** Where toasts appear. What draws them is fetched when the page has come to rest, or with a toast. */
export function Toasts() {
  const [newest] = useSyncExternalStore(toasts.subscribe, toasts.read, () => none);
  const part = useLate(load, newest?.id);
  return part && <part.Toaster />;
}
