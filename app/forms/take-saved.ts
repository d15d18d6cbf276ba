import { outbox } from '#content/outbox.ts';
import { openForEditing } from '../outbox/actions.ts';
import { isKeptFile, type Item } from '../outbox/item.ts';
import { toast } from '../ui/toast/toast.ts';
import type { Submission } from './submission.ts';

export interface TakenItem extends Submission<Readonly<Record<string, unknown>>> {
  readonly letGo: () => void;
}

/** Takes an item of this kind in hand for a form to edit it; nothing, and a word to the visitor, where that cannot be now. */
export async function takeSaved(id: string, kind: string): Promise<TakenItem | undefined> {
  const taken = await openForEditing(id).catch(() => undefined);
  if (taken === 'busy') toast(outbox.busy);
  if (typeof taken !== 'object') return undefined;
  const { item, letGo } = taken;
  if (item.kind === kind) return { key: item.id, payload: asForm(item), letGo };
  letGo();
  return undefined;
}

function asForm({ payload }: Item): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, isKeptFile(value) ? new File([value.bytes], value.name, { type: value.type }) : value]));
}
