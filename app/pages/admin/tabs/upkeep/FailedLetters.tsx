import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { messageOf } from '../../../../graphql/answer-error.ts';
import { Button } from '../../../../ui/Button.tsx';
import { VisuallyHidden } from '../../../../ui/Text.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useAnnounce } from '../../records/announcer.tsx';
import { Ledger } from '../../records/Ledger.ts';
import { FailureBar } from '../../records/Notice.tsx';
import { shortTime } from '../../records/when.ts';
import { failedLettersQuery, tryLettersAgainMutation } from './letters.graphql.ts';
import { letterTitle, problemWords } from './letter-words.ts';
import { Part } from './upkeep-parts.ts';

/** Letters that were tried for days and given up, each with its reason. */
export function FailedLetters() {
  const { data, loading, error, refetch } = useQuery(failedLettersQuery, { fetchPolicy: 'cache-and-network' });
  const [send, { loading: sending }] = useMutation(tryLettersAgainMutation);
  const announce = useAnnounce();
  const [now] = useState(() => new Date());
  const { items = [], total = 0 } = data?.failedLetters ?? {};

  async function tryAgain(ids: readonly string[]) {
    if (sending) return;
    try {
      const sent = await send({ variables: { ids: [...ids] } });
      await refetch();
      announce(`${sent.data?.tryLettersAgain.length ?? 0} on the way again.`);
    } catch (cause) {
      toast({ title: 'Failed to try again', description: messageOf(cause), variant: 'destructive' });
    }
  }

  return (
    <Part aria-labelledby="failed-letters">
      <h2 id="failed-letters">Letters that did not arrive</h2>
      {error && <FailureBar title="Failed to fetch letters" message={messageOf(error)} onRetry={() => void refetch().catch(() => undefined)} />}
      {data && total === 0 && <p>None. Mail, receipts and calls to other programs either arrived or are still being tried, for about three days.</p>}
      {!data && loading && <p role="status">Loading letters...</p>}
      {total > 0 && (
        <>
          <p>{total > items.length ? `The newest ${items.length} of ${total}. ` : ''}Each was tried for about three days, or refused for good. See to the cause, then try again.</p>
          <Ledger role="list">
            {items.map((letter) => (
              <li key={letter.id}>
                <div>
                  {letterTitle(letter)}
                  <small>
                    {problemWords(letter.problem)}, after {letter.attempts} {letter.attempts === 1 ? 'attempt' : 'attempts'}, {shortTime(letter.failedAt, now)}
                  </small>
                </div>
                <Button type="button" $look="quiet" aria-disabled={sending} onClick={() => void tryAgain([letter.id])}>
                  Try again<VisuallyHidden>: {letterTitle(letter)}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </Ledger>
          {items.length > 1 && (
            <Button type="button" aria-disabled={sending} onClick={() => void tryAgain(items.map(({ id }) => id))}>
              {sending ? 'Sending...' : `Try all ${items.length} again`}
            </Button>
          )}
        </>
      )}
    </Part>
  );
}
