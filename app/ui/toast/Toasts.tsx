import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { atRest } from '../../lib/at-rest.ts';
import { toasts } from './toast.ts';

const Toaster = lazy(() => import('./Toaster.tsx'));
const none: readonly never[] = [];

/** Where toasts appear. What draws them is fetched when the page has come to rest, or with the first toast. */
export function Toasts() {
  const [rested, setRested] = useState(false);
  const shown = useSyncExternalStore(toasts.subscribe, toasts.read, () => none);

  useEffect(() => atRest(() => setRested(true)), []);

  if (!rested && shown.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
