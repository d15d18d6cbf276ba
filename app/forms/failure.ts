import { outboxForms } from '#content/outbox-forms.ts';
import { NotKeptError } from '../lib/api.ts';
import type { ToastWords } from '../ui/toast/store.ts';

/** The toast for a form that was not sent: the specified one, unless there was no answer and nothing could be kept. */
export function failureToast(error: unknown, description: string): ToastWords {
  const words = error instanceof NotKeptError ? outboxForms.notKept : { title: outboxForms.error, description };
  return { ...words, variant: 'destructive' };
}
