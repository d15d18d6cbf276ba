import { useEffect } from 'react';

/** What draws toasts: heavy, and most visits have none. */
export const loadToaster = () => import('./Toaster.tsx');

/** Has it fetched when somebody comes to the first control, so that what is said of a form is said at once. */
export function useToasterInReach() {
  useEffect(() => {
    const bring = () => void loadToaster().catch(() => undefined);
    addEventListener('focusin', bring, { once: true });
    return () => removeEventListener('focusin', bring);
  }, []);
}
