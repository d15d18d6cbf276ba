import { outboxForms } from '#content/outbox-forms.ts';
import { isUnsent } from '../outbox/item.ts';
import { FootLink } from './LinkList.tsx';
import { useOutboxItems } from './use-outbox-items.ts';

export function SavedLink() {
  const items = useOutboxItems() ?? [];
  if (items.length === 0) return null;
  const unsent = items.filter(isUnsent).length;
  return (
    <p>
      <FootLink to="/saved">
        {outboxForms.link}
        {unsent > 0 && ` (${unsent})`}
      </FootLink>
    </p>
  );
}
