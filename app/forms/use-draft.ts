import { useLayoutEffect, type RefObject } from 'react';
import { fillFields } from './fill.ts';
import type { KeptSubmission, Submission } from './submission.ts';

/** What a form held when it was taken away, and the submission that it has tried, unless it was edited since. */
interface Draft {
  readonly fields: FormData;
  readonly submission: Submission<unknown> | undefined;
}

const drafts = new Map<string | undefined, Draft>();
/** The forms on screen. */
const shown = new Map<string | undefined, { readonly form: HTMLFormElement; readonly submissions: Pick<KeptSubmission<unknown>, 'tried'> }>();

/**
 * Keeps what a form holds when it is taken away, and gives it back when the form returns; until the document is left,
 * and nowhere but in memory. A form without a name keeps nothing.
 */
export function useDraft<Payload>(name: string | undefined, ref: RefObject<HTMLFormElement | null>, submissions: KeptSubmission<Payload>) {
  useLayoutEffect(() => {
    const form = ref.current;
    if (!form || name === undefined) return;
    shown.set(name, { form, submissions });
    const draft = drafts.get(name);
    if (draft) {
      drafts.delete(name);
      fillFields(form, draft.fields);
      // Of the same form, and therefore with the same payload.
      submissions.resume(draft.submission as Submission<Payload> | undefined);
    }
    return () => {
      shown.delete(name);
      drafts.set(name, { fields: new FormData(form), submission: submissions.tried() });
    };
  }, [name, ref, submissions]);
}

/** Whether what was sent stands, unedited, in a form that has taken the place of its own. */
export function isBack(name: string | undefined, sent: Submission<unknown>): boolean {
  return shown.get(name)?.submissions.tried() === sent;
}

/** Drops the draft of what is in other hands. One that was edited since stays, and so does what is in a form again. */
export function dropDraft(name: string | undefined, arrived: Submission<unknown>) {
  if (drafts.get(name)?.submission === arrived) drafts.delete(name);
}

/**
 * Puts words that were written elsewhere into a field of a form, below what stands there already: at once where the form is on
 * screen, which then gets the focus, or else when it is next shown.
 *
 * @returns whether the form is on screen
 */
export function handOver(name: string, field: string, words: string): boolean {
  const form = shown.get(name)?.form;
  const fields = form ? new FormData(form) : (drafts.get(name)?.fields ?? new FormData());
  const before = fields.get(field);
  fields.set(field, typeof before === 'string' && before.trim() !== '' ? `${before}\n\n${words}` : words);
  if (!form) {
    drafts.set(name, { fields, submission: undefined });
    return false;
  }
  fillFields(form, fields);
  const element = form.elements.namedItem(field);
  if (element instanceof HTMLElement) {
    element.dispatchEvent(new Event('input', { bubbles: true }));
    // With its heading, where both fit in the window; the focus sees to itself.
    form.scrollIntoView();
    element.focus();
  }
  return true;
}
