import { useLate } from '../../lib/use-late.ts';

const load = () => import('./TooltipLayer.tsx');

/** What shows the tips that stand in `data-tip`. Comes late: each tip repeats or adds, none is needed. */
export function Tooltips() {
  const part = useLate(load);
  return part && <part.TooltipLayer />;
}
