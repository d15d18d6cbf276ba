import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { messageOf } from '../../../../graphql/answer-error.ts';
import { refresh } from '../../../../graphql/refresh.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import { useAnnounce } from '../../records/announcer.tsx';
import { markAsReadMutation, markInquiriesMutation, markSpamMutation } from './inquiries.graphql.ts';
import { nameOf, type Inquiry } from './inquiry.ts';

export type Marks = ReturnType<typeof useMarks>;

/** What an inquiry can be marked as, and what takes that back. */
const opposites = { read: 'unread', unread: 'read', spam: 'not spam', 'not spam': 'spam' } as const;
export type MarkName = keyof typeof opposites;

interface Marked {
  readonly ids: readonly string[];
  readonly as: MarkName;
}

/** Marks inquiries; inquiries and the counters are then read anew (specification, section 7). */
export function useMarks() {
  const announce = useAnnounce();
  const [sendOne, { client }] = useMutation(markAsReadMutation);
  const [sendMany] = useMutation(markInquiriesMutation);
  const [sendSpam] = useMutation(markSpamMutation);
  /** The id of the one that is under way; the first of many. */
  const [marking, setMarking] = useState<string>();
  const [last, setLast] = useState<Marked>();

  /** @param send gives the ids that this changed */
  async function run(ids: readonly string[], as: MarkName, said: string, send: () => Promise<readonly string[]>) {
    setMarking(ids[0]);
    try {
      const changed = await send();
      setLast(changed.length > 0 ? { ids: changed, as } : undefined);
      announce(said);
      await refresh(client, ['inquiries', 'deskCounts']);
    } catch (error) {
      toast({ title: `Failed to mark as ${as}`, description: messageOf(error), variant: 'destructive' });
    } finally {
      setMarking(undefined);
    }
  }

  async function several(ids: readonly string[], as: MarkName): Promise<readonly string[]> {
    if (as === 'spam' || as === 'not spam') {
      const { data } = await sendSpam({ variables: { ids: [...ids], spam: as === 'spam' } });
      return data?.markSpam.map(({ id }) => id) ?? [];
    }
    const { data } = await sendMany({ variables: { ids: [...ids], read: as === 'read' } });
    return data?.markInquiries.map(({ id }) => id) ?? [];
  }

  async function one(id: string): Promise<readonly string[]> {
    await sendOne({ variables: { id } });
    return [id];
  }

  function mark(inquiry: Inquiry, as: MarkName) {
    const { id } = inquiry;
    void run([id], as, `Marked as ${as}: ${nameOf(inquiry)}.`, () => (as === 'read' ? one(id) : several([id], as)));
  }

  function markMany(ids: readonly string[], as: MarkName) {
    void run(ids, as, `${ids.length} marked as ${as}.`, () => several(ids, as));
  }

  async function takeBack({ ids, as }: Marked) {
    await run(ids, opposites[as], 'Taken back.', () => several(ids, opposites[as]));
    setLast(undefined);
  }

  return { marking, mark, markMany, undo: last && { count: last.ids.length, as: last.as, run: () => void takeBack(last) } };
}
