import { useLate } from '../lib/use-late.ts';

const load = () => import('./PwaParts.tsx');

/** The service worker and what goes with it. Comes late: nobody waits for it. */
export function Pwa() {
  const part = useLate(load);
  return part && <part.PwaParts />;
}
