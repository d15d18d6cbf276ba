import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { messageOf } from '../../../../graphql/answer-error.ts';
import { refresh } from '../../../../graphql/refresh.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import { markAsReadMutation } from './inquiries.graphql.ts';
import { nameOf, type Inquiry } from './inquiry.ts';

/** Marks an inquiry as read; inquiries and the unread count are then read anew (specification, section 7). */
export function useMarkAsRead(announce: (words: string) => void) {
  const [send, { client }] = useMutation(markAsReadMutation);
  /** The id of the one that is under way. */
  const [marking, setMarking] = useState<string>();

  async function mark(inquiry: Inquiry) {
    setMarking(inquiry.id);
    try {
      await send({ variables: { id: inquiry.id } });
      announce(`Marked as read: ${nameOf(inquiry)}.`);
      await refresh(client, ['inquiries', 'deskCounts']);
    } catch (error) {
      toast({ title: 'Failed to mark as read', description: messageOf(error), variant: 'destructive' });
    } finally {
      setMarking(undefined);
    }
  }

  return { marking, mark: (inquiry: Inquiry) => void mark(inquiry) };
}
