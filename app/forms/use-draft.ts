import { useLayoutEffect, type RefObject } from 'react';
import { fillFields } from './fill.ts';
import type { KeptSubmission, Submission } from './submission.ts';

/** What a form held when it was taken away, and the submission that it has tried, unless it was edited since. */
interface Draft {
  readonly fields: FormData;
  readonly submission: Submission<unknown> | undefined;
}

const drafts = new Map<string, Draft>();

/**
 * Keeps what a form holds when it is taken away, and gives it back when the form returns; until the document is left,
 * and nowhere but in memory. A form without a name keeps nothing.
 */
export function useDraft<Payload>(name: string | undefined, ref: RefObject<HTMLFormElement | null>, submissions: KeptSubmission<Payload>) {
  useLayoutEffect(() => {
    const form = ref.current;
    if (!form || name === undefined) return;
    const draft = drafts.get(name);
    if (draft) {
      drafts.delete(name);
      fillFields(form, draft.fields);
      // Of the same form, and therefore with the same payload.
      submissions.resume(draft.submission as Submission<Payload> | undefined);
    }
    return () => void drafts.set(name, { fields: new FormData(form), submission: submissions.tried() });
  }, [name, ref, submissions]);
}

/** Drops the draft of what has arrived. One that was edited since stays, and so does what is in a form again. */
export function dropDraft(name: string, arrived: Submission<unknown>) {
  if (drafts.get(name)?.submission === arrived) drafts.delete(name);
}
