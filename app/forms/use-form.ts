import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Checked, FieldProblems } from '../../gateway/rules/problems.rules.ts';
import { ask, NotKeptError } from '../lib/api.ts';
import type { Check } from './late-check.ts';
import { lockFields } from './lock-fields.ts';
import { keepSubmission, type Submission } from './submission.ts';
import { dropDraft, isBack, useDraft } from './use-draft.ts';

/** `kept`: it could not be sent, and waits on the device. */
export type Phase = 'idle' | 'pending' | 'success' | 'kept' | 'error';

interface FormOptions<Output> {
  readonly check: Check<Output>;
  /** What the fields say, as the check wants it. Defaults to every field as text. */
  readonly read?: (fields: FormData) => unknown;
  /** @param isFormThere whether the words still stand where they can be seen */
  readonly submit: (submission: Submission<Output>, isFormThere: () => boolean) => Promise<'sent' | 'kept' | void>;
  /** The name under which a draft is kept while the form is away. Without one, nothing is. */
  readonly draft?: string | undefined;
  /** Also when the form was taken away while it was sent: it is on screen no more, though another like it may be. */
  readonly onSuccess?: (onScreen: boolean) => void;
  /** Instead of `onSuccess`. */
  readonly onKept?: (onScreen: boolean) => void;
  /** An error may have `problems` of its own, which are shown as the check's are; what is under '' concerns no field. */
  readonly onFailure?: (error: unknown) => void;
}

/**
 * A form over the browser's own fields: they keep what is typed, so that nothing is lost before hydration, while
 * sending (when they cannot be edited) or after a failure. They are cleared when all is in other hands: the gateway's, or
 * the device's.
 */
export function useForm<Output>({ check, read = Object.fromEntries, submit, draft, onSuccess, onKept, onFailure }: FormOptions<Output>) {
  const ref = useRef<HTMLFormElement>(null);
  const pressed = useRef<HTMLElement>(null);
  const [phase, setPhase] = useState<Phase>('idle');
  const [problems, setProblems] = useState<FieldProblems>({});
  const [submissions] = useState(() => keepSubmission<Output>());

  const pending = phase === 'pending';

  // Before the draft: what is locked is missing from it, and the form is unlocked first when it goes.
  useLayoutEffect(() => {
    if (!pending || !ref.current) return undefined;
    const unlock = lockFields(ref.current);
    return () => {
      unlock();
      // A button that cannot be pressed has lost the focus, and would be missed by whoever presses it again.
      if (document.activeElement === document.body) pressed.current?.focus({ preventScroll: true });
    };
  }, [pending]);
  useDraft(draft, ref, submissions);

  // The browser's own checks serve the form until ours can.
  useEffect(() => {
    if (ref.current) ref.current.noValidate = true;
  }, []);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (pending) return;
    pressed.current = document.activeElement as HTMLElement | null;
    let checked: Checked<Output>;
    try {
      const answer = check(read(new FormData(form)));
      // What is checked later is locked until then.
      if (answer instanceof Promise) setPhase('pending');
      checked = answer instanceof Promise ? await answer : answer;
    } catch (cause) {
      return fail(form, new NotKeptError('', { cause }));
    }
    setProblems(checked.ok ? {} : checked.problems);
    if (!checked.ok) {
      setPhase('idle');
      focusFirst(form, checked.problems);
      return;
    }
    setPhase('pending');
    const submission = submissions.prepare(() => checked.value);
    let outcome: 'sent' | 'kept' | void;
    try {
      outcome = await submit(submission, () => form.isConnected || isBack(draft, submission));
    } catch (error) {
      return fail(form, error);
    }
    submissions.forget();
    dropDraft(draft, submission);
    form.reset();
    flushSync(() => setPhase(outcome === 'kept' ? 'kept' : 'success'));
    // To the words on how it went. Whoever is elsewhere by now stays there.
    const { activeElement, body } = document;
    if (activeElement === body || form.contains(activeElement)) form.querySelector<HTMLElement>('[role=status]')?.focus();
    if (outcome === 'kept') onKept?.(form.isConnected);
    else onSuccess?.(form.isConnected);
  }

  async function fail(form: HTMLFormElement, error: unknown) {
    // Our code is missing, and may be for as long as the page is open: the browser sends it as it does without script. That takes
    // the page away, and has to arrive somewhere. What is locked would be missing from it: it is unlocked first.
    const isPosted = (error as Error).cause && form.method === 'post' && (await ask('/healthz', {}, 5000).then(({ ok }) => ok, () => false));
    flushSync(() => setPhase(isPosted ? 'idle' : 'error'));
    if (isPosted) return form.submit();
    onFailure?.(error);
    const { problems: found } = error as { readonly problems?: FieldProblems };
    if (!found) return;
    setProblems(found);
    if (form.matches(':focus-within')) focusFirst(form, found);
  }

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    submissions.forget();
    if (!('name' in target) || typeof target.name !== 'string') return;
    const { name } = target;
    if (problems[name] !== undefined) setProblems(({ [name]: _corrected, ...others }) => others);
  }

  return { phase, problems, resume: submissions.resume, formProps: { ref, onSubmit, onInput, 'aria-busy': pending || undefined } };
}

/** In the order of the form, and after React has written the problems beside the fields. */
function focusFirst(form: HTMLFormElement, problems: FieldProblems) {
  const field = [...form.elements].find((element) => (element as HTMLInputElement).name in problems);
  requestAnimationFrame(() => (field as HTMLElement | undefined)?.focus());
}
