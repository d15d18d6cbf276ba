import { useMutation } from '@apollo/client/react';
import { styled } from 'styled-components';
import { messageOf } from '../../../../graphql/answer-error.ts';
import { color } from '../../../../theme/tokens.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Note } from '../../../../ui/Text.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useLogOut } from '../../session/log-out.ts';
import { endSessionsMutation } from './staff.graphql.ts';

/** Ends every session of whoever is logged in, this one too: for a device that was lost, or a desk that was left open. */
export function EndSessions() {
  const logOut = useLogOut();
  const [send, { loading }] = useMutation(endSessionsMutation);

  async function end() {
    try {
      await send();
      logOut();
    } catch (error) {
      toast({ title: 'Failed to log out everywhere', description: messageOf(error), variant: 'destructive' });
    }
  }

  return (
    <Part>
      <Button type="button" $look="quiet" disabled={loading} onClick={() => void end()}>
        {loading ? 'Logging out...' : 'Log out everywhere'}
      </Button>
      <Note>On every device and in every window, this one too. For a device that was lost, or a desk that was left open.</Note>
    </Part>
  );
}

const Part = styled.div`
  display: grid;
  justify-items: start;
  gap: 0.6rem;
  max-width: 26rem;
  margin-top: 1.75rem;
  padding-top: 1.25rem;
  border-top: 1px solid ${color.line};
`;
