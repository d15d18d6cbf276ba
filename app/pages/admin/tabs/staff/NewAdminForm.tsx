import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { colleagueRules, MIN_PASSWORD } from '../../../../../gateway/modules/admins/new-admin.rules.ts';
import { check } from '../../../../../gateway/rules/problems.rules.ts';
import { TextField } from '../../../../forms/Field.tsx';
import { useForm } from '../../../../forms/use-form.ts';
import { messageOf } from '../../../../graphql/answer-error.ts';
import { refresh } from '../../../../graphql/refresh.ts';
import { Button } from '../../../../ui/Button.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { StaffForm } from './StaffForm.tsx';
import { addAdminMutation } from './staff.graphql.ts';

/** Gives a colleague access. Whoever does so shows once more that the desk was not merely left open. */
export function NewAdminForm() {
  const [unfolded, setUnfolded] = useState(false);
  const [send, { client }] = useMutation(addAdminMutation);
  const { phase, problems, formProps } = useForm({
    check: (input) => check(colleagueRules, input),
    async submit({ payload }) {
      const { data } = await send({ variables: { input: payload } });
      if (data) toast({ title: `${data.addAdmin.name} has access`, description: 'Tell them the first password by another way than mail, and to change it here.' });
      await refresh(client, ['admins', 'deskActs']);
    },
    onSuccess: () => setUnfolded(false),
    onFailure: (error) => toast({ title: 'Failed to add the admin', description: messageOf(error), variant: 'destructive' }),
  });
  if (!unfolded) {
    return (
      <Button type="button" $look="quiet" onClick={() => setUnfolded(true)}>
        Add an admin
      </Button>
    );
  }
  return (
    <StaffForm {...formProps} aria-label="Add an admin">
      <TextField label="Name" name="name" aria-required autoComplete="off" maxLength={200} problem={problems['name']} />
      <TextField label="E-mail" name="email" type="email" aria-required autoComplete="off" maxLength={254} problem={problems['email']} />
      <TextField label="First password" name="password" type="password" aria-required autoComplete="new-password" hint={`At least ${MIN_PASSWORD} characters.`} problem={problems['password']} />
      <TextField label="Your own password" name="current" type="password" aria-required autoComplete="current-password" problem={problems['current']} />
      <Button type="submit" disabled={phase === 'pending'}>
        {phase === 'pending' ? 'Adding...' : 'Add the admin'}
      </Button>
      <Button type="button" $look="quiet" onClick={() => setUnfolded(false)}>
        Cancel
      </Button>
    </StaffForm>
  );
}
