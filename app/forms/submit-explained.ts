import { outbox } from '#content/outbox.ts';
import { refusals } from '#content/refusals.ts';
import { problemsIn, type FieldProblems } from '../../gateway/rules/problems.rules.ts';
import { ResponseError } from '../lib/api.ts';
import { submit, UnreadableFileError, type Submitted } from '../outbox/submit.ts';

/** Seconds below which "please try again" is all there is to say. */
const SOON = 30;

/** The outbox's `submit`, whose errors carry what can be said of them: `problems` by field, and under '' what concerns no field on screen. */
export async function submitExplained(submitted: Submitted) {
  try {
    return await submit(submitted);
  } catch (error) {
    const problems = problemsOf(error);
    for (const name of Object.keys(problems ?? {})) putBack(name);
    throw Object.assign(error as Error, { problems });
  }
}

function problemsOf(error: unknown): FieldProblems | undefined {
  if (error instanceof UnreadableFileError) return { [error.field]: refusals.unreadable };
  if (!(error instanceof ResponseError)) return undefined;
  const { status, retryAfter = 0 } = error;
  if (retryAfter > SOON) return { '': refusals.again(Math.ceil(retryAfter / 60)) };
  if (status >= 500) return undefined;
  const text = error.message.slice(`${status}: `.length);
  const shown = Object.entries(problemsIn(text)).filter(([name]) => fieldsOf(name).length > 0);
  if (shown.length > 0) return Object.fromEntries(shown);
  // A proxy's page and a bare "Payload Too Large" tell a visitor nothing.
  return /^[^<].*\.$/s.test(text) ? { '': `${outbox.said} ${text}` } : undefined;
}

function fieldsOf(name: string): HTMLElement[] {
  return [...document.getElementsByName(name)].filter((field) => field.getClientRects().length > 0);
}

/** Empties the choice of a file that cannot be taken; the same one can then be chosen again, of which the browser would not tell otherwise. */
function putBack(name: string) {
  for (const field of fieldsOf(name)) {
    if (!(field instanceof HTMLInputElement) || field.type !== 'file') continue;
    field.value = '';
    // An edit as any other: what was tried with that file is another message.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
