import { createToastStore, type ToastWords } from './store.ts';

/** The toasts of this page. */
export const toasts = createToastStore();

/** Shows a toast; the answer changes or closes it. */
export function toast(words: ToastWords) {
  const id = toasts.add(words);
  return {
    id,
    update: (changed: Partial<ToastWords>) => toasts.update(id, changed),
    dismiss: () => toasts.dismiss(id),
  };
}
