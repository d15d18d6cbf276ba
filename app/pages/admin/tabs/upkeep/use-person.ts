import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { messageOf } from '../../../../graphql/answer-error.ts';
import type { HeldRecordsQuery } from '../../../../graphql/generated/graphql.ts';
import { refresh } from '../../../../graphql/refresh.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import { allFields } from '../../live/news.ts';
import { useAnnounce } from '../../records/announcer.tsx';
import { download } from '../../session/download.ts';
import { erasePersonMutation, heldRecordsQuery } from './person.graphql.ts';

export interface Person {
  readonly email?: string;
  readonly phone?: string;
}

export interface FoundPerson {
  readonly person: Person;
  readonly held: HeldRecordsQuery['heldRecords'];
}

/** What was typed: an address has an at sign, anything else is taken for a number. */
export const personOf = (typed: string): Person => (typed.includes('@') ? { email: typed.trim() } : { phone: typed.trim() });

/** Looks a person up, gives out what is held of them, or erases it. */
export function usePerson() {
  const client = useApolloClient();
  const announce = useAnnounce();
  const [found, setFound] = useState<FoundPerson>();
  const [erased, setErased] = useState<number>();
  const [pending, setPending] = useState(false);

  async function attempt(title: string, work: () => Promise<void>) {
    if (pending) return;
    setPending(true);
    try {
      await work();
    } catch (error) {
      toast({ title, description: messageOf(error), variant: 'destructive' });
    } finally {
      setPending(false);
    }
  }

  return {
    found,
    erased,
    pending,
    lookUp: (typed: string) =>
      attempt('Failed to look that up', async () => {
        const person = personOf(typed);
        // Nothing of it stays in the cache: it is asked for once.
        const { data } = await client.query({ query: heldRecordsQuery, variables: person, fetchPolicy: 'no-cache' });
        setErased(undefined);
        setFound(data && { person, held: data.heldRecords });
        announce(`${data?.heldRecords.records.length ?? 0} records found.`);
      }),
    save: () => attempt('Failed to export', () => download('/api/admin/people/export', 'person.json', found!.person)),
    erase: () =>
      attempt('Failed to erase', async () => {
        const { data } = await client.mutate({ mutation: erasePersonMutation, variables: found!.person, fetchPolicy: 'no-cache' });
        const { inquiry, lead, application, subscriber, conversation } = data!.erasePerson;
        const total = inquiry + lead + application + subscriber + conversation;
        setFound(undefined);
        setErased(total);
        announce(`${total} records erased.`);
        await refresh(client, allFields);
      }),
    forget: () => setFound(undefined),
  };
}
