import { careers } from '#content/careers.ts';
import { company } from '#content/company.ts';
import { outboxForms } from '#content/outbox-forms.ts';
import type { Position } from '#content/types.ts';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { SavedSubmission } from '../../forms/use-outbox.ts';
import { atRest } from '../../lib/at-rest.ts';
import { importAgain } from '../../lib/import-again.ts';
import { Button } from '../../ui/Button.tsx';
import { VisuallyHidden } from '../../ui/Text.tsx';
import { toast } from '../../ui/toast/toast.ts';
import type { ApplicationDialogProps } from './ApplicationDialog.tsx';

interface ApplyButtonProps {
  readonly position: Position;
  /** An application for it that is saved on this device and is to be edited: opens by itself. */
  readonly saved?: SavedSubmission;
  readonly children: string;
}

const load = () => import('./ApplicationDialog.tsx');

/** The position whose button was pressed last: of several that are pressed while the code is on its way, one is meant. */
let wanted: Position | undefined;

// A failure shows itself when the button is pressed in earnest.
const prepare = () => void load().catch(() => undefined);

/** The dialog, as `useState` takes a function; a toast, and nothing to show, where its code does not come. */
async function loaded(): Promise<() => ComponentType<ApplicationDialogProps> | undefined> {
  try {
    const { ApplicationDialog } = await load().catch(importAgain<Awaited<ReturnType<typeof load>>>);
    return () => ApplicationDialog;
  } catch {
    toast({ title: outboxForms.error, description: careers.application.notLoaded, variant: 'destructive' });
    return () => undefined;
  }
}

/** Opens the application form for a position. Its code is fetched when the page is at rest, or when it is wanted. */
export function ApplyButton({ position, saved, children }: ApplyButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<ApplicationDialogProps>>();
  const [open, setOpen] = useState(false);

  const show = async () => {
    wanted = position;
    const dialog = await loaded();
    if (wanted !== position) return;
    setDialog(dialog);
    setOpen(true);
  };
  // Whoever loses the line right after the page has come can still apply.
  useEffect(() => atRest(prepare), []);

  const isAskedFor = saved !== undefined;
  useEffect(() => {
    if (isAskedFor) void loaded().then(setDialog);
  }, [isAskedFor]);

  const close = () => {
    setOpen(false);
    saved?.leave();
  };

  return (
    <>
      <Button ref={button} type="button" data-scripted="" aria-haspopup="dialog" onPointerEnter={prepare} onFocus={prepare} onClick={() => void show()}>
        {children}
        <VisuallyHidden>: {position.title}</VisuallyHidden>
      </Button>
      {/* Without script the button would do nothing, and this does. */}
      <noscript>
        <a href={`mailto:${company.emails.careers}`}>{company.emails.careers}</a>
      </noscript>
      {Dialog && <Dialog position={position} open={open || isAskedFor} saved={saved} onClose={close} opener={button} />}
    </>
  );
}
