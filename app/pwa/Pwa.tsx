import { lazy, Suspense, useEffect, useState } from 'react';
import { atRest } from '../lib/at-rest.ts';

const PwaParts = lazy(() => import('./PwaParts.tsx'));

/** The service worker and what goes with it. Fetched when the page has come to rest: nobody waits for it. */
export function Pwa() {
  const [rested, setRested] = useState(false);

  useEffect(() => atRest(() => setRested(true)), []);
  if (!rested) return null;
  return (
    <Suspense fallback={null}>
      <PwaParts />
    </Suspense>
  );
}
