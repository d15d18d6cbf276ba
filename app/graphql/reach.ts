let lost = false;
const listeners = new Set<() => void>();

/**
 * Whether the desk's requests are answered. Apart from the site's `line`, whose bar promises visitors that what they send is
 * kept: the desk keeps nothing.
 */
export const reach = {
  isLost: () => lost,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  answered: () => set(false),
  silent: () => set(true),
};

function set(next: boolean) {
  if (lost === next) return;
  lost = next;
  for (const listener of listeners) listener();
}
