import { useMutation } from '@apollo/client/react';
import { messageOf } from '../../../../graphql/answer-error.ts';
import type { InquiryChange } from '../../../../graphql/generated/graphql.ts';
import { refresh } from '../../../../graphql/refresh.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import { useAnnounce } from '../../records/announcer.tsx';
import { stateLabel } from '../../work/deal.ts';
import { changeInquiryMutation } from './inquiries.graphql.ts';

/** Moves an inquiry on, or back, or gives it to somebody; lists and counters follow. */
export function useChangeInquiry(id: string) {
  const announce = useAnnounce();
  const [send, { loading, client }] = useMutation(changeInquiryMutation);

  async function change(wanted: InquiryChange) {
    try {
      const { data } = await send({ variables: { id, change: wanted } });
      if (data) announce(`${stateLabel(data.changeInquiry.state)}, ${data.changeInquiry.assignee?.name ?? 'nobody’s'}.`);
      await refresh(client, ['inquiries', 'deskCounts']);
    } catch (error) {
      toast({ title: 'Failed to change the inquiry', description: messageOf(error), variant: 'destructive' });
    }
  }

  return { changing: loading, change: (wanted: InquiryChange) => void change(wanted) };
}
