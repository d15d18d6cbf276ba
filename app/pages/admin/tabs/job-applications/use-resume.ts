import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { messageOf } from '../../../../graphql/answer-error.ts';
import { refresh } from '../../../../graphql/refresh.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import { download } from '../../session/download.ts';

/** The way to an applicant's file. It is saved, never shown: nobody knows what is in it. */
export function useResume(id: string, name: string) {
  const client = useApolloClient();
  const [pending, setPending] = useState(false);

  async function fetchIt() {
    setPending(true);
    try {
      await download(`/api/admin/job-applications/${encodeURIComponent(id)}/resume`, name);
      await refresh(client, ['deskActs']);
    } catch (error) {
      toast({ title: 'Failed to download résumé', description: messageOf(error), variant: 'destructive' });
    } finally {
      setPending(false);
    }
  }

  return { pending, download: () => void fetchIt() };
}
