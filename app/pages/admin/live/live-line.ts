/** Whether the desk hears what happens, so that it need not be asked to refresh. */
let open = false;
const listeners = new Set<() => void>();

export const liveLine = {
  isOpen: () => open,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  set(next: boolean) {
    if (open === next) return;
    open = next;
    for (const listener of listeners) listener();
  },
};
