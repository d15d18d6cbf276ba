import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { messageOf } from '../../../../graphql/answer-error.ts';
import { refresh } from '../../../../graphql/refresh.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import { useAnnounce } from '../../records/announcer.tsx';
import { markAsReadMutation, markInquiriesMutation } from './inquiries.graphql.ts';
import { nameOf, type Inquiry } from './inquiry.ts';

export type Marks = ReturnType<typeof useMarks>;

interface Marked {
  readonly ids: readonly string[];
  readonly read: boolean;
}

/** Marks inquiries as read or unread; inquiries and the counters are then read anew (specification, section 7). */
export function useMarks() {
  const announce = useAnnounce();
  const [sendOne, { client }] = useMutation(markAsReadMutation);
  const [sendMany] = useMutation(markInquiriesMutation);
  /** The id of the one that is under way; the first of many. */
  const [marking, setMarking] = useState<string>();
  const [last, setLast] = useState<Marked>();

  /** @param send gives the ids that this changed */
  async function run(ids: readonly string[], read: boolean, said: string, send: () => Promise<readonly string[]>) {
    setMarking(ids[0]);
    try {
      const changed = await send();
      setLast(changed.length > 0 ? { ids: changed, read } : undefined);
      announce(said);
      await refresh(client, ['inquiries', 'deskCounts']);
    } catch (error) {
      toast({ title: `Failed to mark as ${read ? 'read' : 'unread'}`, description: messageOf(error), variant: 'destructive' });
    } finally {
      setMarking(undefined);
    }
  }

  async function several(ids: readonly string[], read: boolean): Promise<readonly string[]> {
    const { data } = await sendMany({ variables: { ids: [...ids], read } });
    return data?.markInquiries.map(({ id }) => id) ?? [];
  }

  async function one(id: string): Promise<readonly string[]> {
    await sendOne({ variables: { id } });
    return [id];
  }

  function mark(inquiry: Inquiry, read: boolean) {
    const { id } = inquiry;
    void run([id], read, `Marked as ${read ? 'read' : 'unread'}: ${nameOf(inquiry)}.`, () => (read ? one(id) : several([id], false)));
  }

  function markMany(ids: readonly string[], read: boolean) {
    void run(ids, read, `${ids.length} marked as ${read ? 'read' : 'unread'}.`, () => several(ids, read));
  }

  async function takeBack({ ids, read }: Marked) {
    await run(ids, !read, 'Taken back.', () => several(ids, !read));
    setLast(undefined);
  }

  return { marking, mark, markMany, undo: last && { count: last.ids.length, read: last.read, run: () => void takeBack(last) } };
}
