import { useMutation } from '@apollo/client/react';
import { messageOf } from '../../../../graphql/answer-error.ts';
import type { JobApplicationChange } from '../../../../graphql/generated/graphql.ts';
import { refresh } from '../../../../graphql/refresh.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import { useAnnounce } from '../../records/announcer.tsx';
import { changeApplicationMutation } from './applications.graphql.ts';
import { applicantName, statusLabel, type JobApplication } from './application.ts';

/** Moves an application on, or back; lists and counters follow. */
export function useChangeApplication(application: JobApplication) {
  const announce = useAnnounce();
  const [send, { loading, client }] = useMutation(changeApplicationMutation);

  async function change(wanted: JobApplicationChange) {
    try {
      const { data } = await send({ variables: { id: application.id, change: wanted } });
      if (data) announce(`${applicantName(application)}: ${statusLabel(data.changeJobApplication.status)}.`);
      await refresh(client, ['jobApplications', 'deskCounts']);
    } catch (error) {
      toast({ title: 'Failed to change the application', description: messageOf(error), variant: 'destructive' });
    }
  }

  return { changing: loading, change: (wanted: JobApplicationChange) => void change(wanted) };
}
