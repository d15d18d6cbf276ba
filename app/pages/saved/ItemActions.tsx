import { outbox } from '#content/outbox.ts';
import { useEffect, useRef, useState } from 'react';
import { discard, sendNow } from '../../outbox/actions.ts';
import type { Item } from '../../outbox/item.ts';
import { Actions, Button, ButtonLink } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Page.tsx';
import { VisuallyHidden } from '../../ui/Text.tsx';
import { toast } from '../../ui/toast/toast.ts';

interface ItemActionsProps {
  readonly item: Item;
  /** What a screen reader hears after the words of each button. */
  readonly name: string;
}

export function ItemActions({ item, name }: ItemActionsProps) {
  const { id, kind, state } = item;
  const { actions, kinds } = outbox;
  const [asking, setAsking] = useState(false);
  const about = <VisuallyHidden>: {name}</VisuallyHidden>;
  const remove = async () => {
    setAsking(false);
    if (!(await discard(id))) toast(outbox.busy);
    // The button that had the focus is gone, and the entry with it.
    else document.querySelector('h1')?.focus();
  };

  if (state === 'received') {
    return (
      <Button type="button" $look="quiet" onClick={() => void remove()}>
        {actions.dismiss}
        {about}
      </Button>
    );
  }
  if (asking) return <Question onConfirm={() => void remove()} onKeep={() => setAsking(false)} />;
  const sending = state === 'sending';
  return (
    <Actions>
      <Button type="button" disabled={sending} onClick={() => void sendNow(id)}>
        {actions.sendNow}
        {about}
      </Button>
      {!sending && (
        <ButtonLink $look="quiet" to={`${(kinds[kind] ?? kinds.other).href}?saved=${id}`}>
          {actions.edit}
          {about}
        </ButtonLink>
      )}
      <Button type="button" $look="quiet" disabled={sending} onClick={() => setAsking(true)}>
        {actions.cancel}
        {about}
      </Button>
    </Actions>
  );
}

/** Asked once. The focus begins on what loses nothing. */
function Question({ onConfirm, onKeep }: { readonly onConfirm: () => void; readonly onKeep: () => void }) {
  const { ask, confirm, keep } = outbox.actions;
  const harmless = useRef<HTMLButtonElement>(null);
  useEffect(() => harmless.current?.focus(), []);
  return (
    <Stack role="group" aria-label={ask}>
      <p>{ask}</p>
      <Actions>
        <Button ref={harmless} type="button" $look="quiet" onClick={onKeep}>
          {keep}
        </Button>
        <Button type="button" onClick={onConfirm}>
          {confirm}
        </Button>
      </Actions>
    </Stack>
  );
}
