import { outbox } from '#content/outbox.ts';
import { useState } from 'react';
import { isUnsent, type Item } from '../../outbox/item.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Page.tsx';
import { Note } from '../../ui/Text.tsx';

/** Asks for notifications only where something waits that one could be about, and only when it is pressed. */
export function NotifyOffer({ items }: { readonly items: readonly Item[] }) {
  const [permission, setPermission] = useState(() => (typeof Notification === 'undefined' ? 'denied' : Notification.permission));
  if (permission === 'denied' || !items.some(isUnsent)) return null;
  if (permission === 'granted') return <Note role="status">{outbox.notify.allowed}</Note>;
  return (
    <Stack>
      <Button type="button" $look="quiet" onClick={() => void Notification.requestPermission().then(setPermission)}>
        {outbox.notify.offer}
      </Button>
      <Note>{outbox.notify.note}</Note>
    </Stack>
  );
}
