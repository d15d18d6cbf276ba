import { useEffect, useState } from 'react';
import { NotKeptError } from '../lib/api.ts';
import { atRest } from '../lib/at-rest.ts';
import { useLocation, useNavigate } from '../lib/router.tsx';
import { useToasterInReach } from '../ui/toast/toaster.ts';
import type { Submission } from './submission.ts';
import type { TakenItem } from './take-saved.ts';

const load = () => import('./submit-explained.ts');
const loadTaking = () => import('./take-saved.ts');

/** Fetches the outbox when the page is at rest, so that whoever loses the line right after it can still write. */
export function useOutboxAtHand() {
  useToasterInReach();
  useEffect(() => atRest(() => void Promise.all([load(), loadTaking()]).catch(() => undefined)), []);
}

/** Sends through the outbox: see its `submit` for what comes of it. */
export async function submitThrough(kind: string, submission: Submission<Readonly<Record<string, unknown>>>, isFormThere: () => boolean, editing?: string) {
  const { submitExplained } = await load().catch((cause: unknown) => {
    throw new NotKeptError('', { cause });
  });
  return submitExplained({ kind, ...submission, editing, isFormThere });
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
  const [taken, setTaken] = useState<TakenItem>();

  useEffect(() => {
    if (id === null) return;
    let gone = false;
    let letGo: (() => void) | undefined;
    const take = async () => {
      const { takeSaved } = await loadTaking();
      const item = await takeSaved(id, kind);
      letGo = item?.letGo;
      if (gone) letGo?.();
      else setTaken(item);
    };
    // Without its code the form stays empty, and what is saved stays where it is.
    take().catch(() => undefined);
    return () => {
      gone = true;
      letGo?.();
      setTaken(undefined);
    };
  }, [id, kind]);

  return taken && { key: taken.key, payload: taken.payload, leave: () => navigate(pathname, { replace: true, stay: true }) };
}
