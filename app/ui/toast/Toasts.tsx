import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { atRest } from '../../lib/at-rest.ts';
import { loadToaster } from './toaster.ts';
import { toasts } from './toast.ts';

const none: readonly never[] = [];

interface ToastsProps {
  /** The list stands there, empty, as soon as the page is at rest. Else it comes with the first toast. */
  readonly early: boolean;
}

/** Where toasts appear. Where the code of what draws them does not come, the next toast asks for it again. */
export function Toasts({ early }: ToastsProps) {
  const [Toaster, setToaster] = useState<ComponentType>();
  const shown = useSyncExternalStore(toasts.subscribe, toasts.read, () => none);

  useEffect(() => {
    const bring = () => void loadToaster().then((loaded) => setToaster(() => loaded.Toaster), () => undefined);
    if (shown.length > 0) return bring();
    return early ? atRest(bring) : undefined;
  }, [early, shown]);

  return Toaster && <Toaster />;
}
