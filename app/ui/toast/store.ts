export interface ToastWords {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
}

export interface Toast extends ToastWords {
  readonly id: string;
  readonly open: boolean;
}

/** Toasts at a time (specification, section 9). */
const LIMIT = 1;
/** Milliseconds between dismissal and removal (section 9). */
const REMOVAL_DELAY = 1_000_000;

/** The toasts of a page: added as open, updated, dismissed, and removed some time after that. */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const removals = new Map<string, ReturnType<typeof setTimeout>>();

  function change(next: readonly Toast[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }

  function remove(id: string) {
    clearTimeout(removals.get(id));
    removals.delete(id);
    change(toasts.filter((toast) => toast.id !== id));
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => toasts,
    /** The newest comes first; those beyond the limit are gone at once. */
    add(words: ToastWords): string {
      const id = String((count += 1));
      change([{ ...words, id, open: true }, ...toasts].slice(0, LIMIT));
      return id;
    },
    update(id: string, words: Partial<ToastWords>) {
      change(toasts.map((toast) => (toast.id === id ? { ...toast, ...words } : toast)));
    },
    /** Closes one toast, or all. */
    dismiss(id?: string) {
      for (const toast of toasts) {
        if ((id === undefined || toast.id === id) && !removals.has(toast.id)) {
          removals.set(toast.id, setTimeout(() => remove(toast.id), REMOVAL_DELAY));
        }
      }
      change(toasts.map((toast) => (id === undefined || toast.id === id ? { ...toast, open: false } : toast)));
    },
    remove,
  };
}
