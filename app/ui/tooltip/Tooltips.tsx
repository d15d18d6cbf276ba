import { lazy, Suspense, useEffect, useState } from 'react';
import { atRest } from '../../lib/at-rest.ts';

const TooltipLayer = lazy(() => import('./TooltipLayer.tsx'));

/** What shows the tips that stand in `data-tip`. Fetched when the page has come to rest: each tip repeats or adds, none is needed. */
export function Tooltips() {
  const [rested, setRested] = useState(false);
  useEffect(() => atRest(() => setRested(true)), []);
  if (!rested) return null;
  return (
    <Suspense fallback={null}>
      <TooltipLayer />
    </Suspense>
  );
}
