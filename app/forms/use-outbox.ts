import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '../lib/router.tsx';
import { outboxForms } from '#content/outbox-forms.ts';
import { NotKeptError } from '../lib/api.ts';
import { atRest } from '../lib/at-rest.ts';
import { toast } from '../ui/toast/toast.ts';
import type { HeldItem } from '../outbox/actions.ts';
import { isKeptFile, type Item } from '../outbox/item.ts';
import type { Submission } from './submission.ts';

const load = () => import('../outbox/submit.ts');
const loadActions = () => import('../outbox/actions.ts');

/** Fetches the outbox when the page is at rest, so that whoever loses the line right after it can still write. */
export function useOutboxAtHand() {
  useEffect(() => atRest(() => void load().catch(() => undefined)), []);
}

/** Sends through the outbox: see its `submit` for what comes of it. */
export async function submitThrough(kind: string, submission: Submission<Readonly<Record<string, unknown>>>, isFormThere: () => boolean, editing?: string) {
  const { submit } = await load().catch((cause: unknown) => {
    throw new NotKeptError('', { cause });
  });
  return submit({ kind, ...submission, editing, isFormThere });
}

/** What a form is opened with. */
export interface SavedSubmission extends Submission<Readonly<Record<string, unknown>>> {
  /** To be called when it is done with, sent or not. */
  readonly leave: () => void;
}

/** The item of this kind that the address asks to be edited (`?saved=<id>`), held for as long as that stands there. */
export function useSaved(kind: string): SavedSubmission | undefined {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const id = new URLSearchParams(search).get('saved');
  const [held, setHeld] = useState<HeldItem>();

  useEffect(() => {
    if (id === null) return;
    let gone = false;
    let letGo: (() => void) | undefined;
    void take(id).then((taken) => {
      if (taken === 'busy') toast(outboxForms.busy);
      if (typeof taken !== 'object') return;
      letGo = taken.letGo;
      if (gone || taken.item.kind !== kind) letGo();
      else setHeld(taken);
    });
    return () => {
      gone = true;
      letGo?.();
      setHeld(undefined);
    };
  }, [id, kind]);

  if (!held) return undefined;
  const leave = () => navigate(pathname, { replace: true });
  return { key: held.item.id, payload: asForm(held.item), leave };
}

async function take(id: string) {
  try {
    return await (await loadActions()).openForEditing(id);
  } catch {
    return undefined;
  }
}

function asForm({ payload }: Item): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, isKeptFile(value) ? new File([value.bytes], value.name, { type: value.type }) : value]));
}
