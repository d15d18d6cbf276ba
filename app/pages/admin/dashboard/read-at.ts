/** When what the dashboard shows was read. */
let time = new Date();
const listeners = new Set<() => void>();

export const readAt = {
  read: (): Date => time,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Everything on screen was read just now. */
  note() {
    time = new Date();
    for (const listener of listeners) listener();
  },
};
