const listeners = new Set<() => void>();
let lost = false;

/**
 * Whether the gateway can be reached, as our own requests have it. `navigator.onLine` knows only whether there is a
 * network, and says yes behind a dead server or a hotel's login page.
 */
export const line = {
  isLost: () => lost,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** A request was answered, however. */
  answered: () => set(false),
  /** A request got no answer at all. */
  silent: () => set(true),
};

function set(next: boolean) {
  if (lost === next) return;
  lost = next;
  for (const listener of listeners) listener();
}
