import { useMutation } from '@apollo/client/react';
import { messageOf } from '../../../../graphql/answer-error.ts';
import type { ChatLeadChange } from '../../../../graphql/generated/graphql.ts';
import { refresh } from '../../../../graphql/refresh.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import { useAnnounce } from '../../records/announcer.tsx';
import { stateLabel } from '../../work/deal.ts';
import { changeLeadMutation } from './chat-leads.graphql.ts';

/** Moves a lead on, or back, or gives it to somebody; lists and counters follow. */
export function useChangeLead(id: string) {
  const announce = useAnnounce();
  const [send, { loading, client }] = useMutation(changeLeadMutation);

  async function change(wanted: ChatLeadChange) {
    try {
      const { data } = await send({ variables: { id, change: wanted } });
      if (data) announce(`${stateLabel(data.changeLead.state)}, ${data.changeLead.assignee?.name ?? 'nobody’s'}.`);
      await refresh(client, ['chatLeads', 'deskCounts']);
    } catch (error) {
      toast({ title: 'Failed to change the lead', description: messageOf(error), variant: 'destructive' });
    }
  }

  return { changing: loading, change: (wanted: ChatLeadChange) => void change(wanted) };
}
