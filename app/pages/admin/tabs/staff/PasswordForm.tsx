import { useMutation } from '@apollo/client/react';
import { changePasswordRules, MIN_PASSWORD } from '../../../../../gateway/modules/admins/new-admin.rules.ts';
import { check } from '../../../../../gateway/rules/problems.rules.ts';
import { TextField } from '../../../../forms/Field.tsx';
import { useForm } from '../../../../forms/use-form.ts';
import { messageOf } from '../../../../graphql/answer-error.ts';
import { refresh } from '../../../../graphql/refresh.ts';
import { Button } from '../../../../ui/Button.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { renewToken } from '../../session/admin-token.ts';
import { useMe } from '../../session/me.ts';
import { StaffForm } from './StaffForm.tsx';
import { changePasswordMutation } from './staff.graphql.ts';

/** A new password for whoever is logged in. It ends every session but this one, which goes on with a new token. */
export function PasswordForm() {
  const { email } = useMe();
  const [send, { client }] = useMutation(changePasswordMutation, { fetchPolicy: 'no-cache' });
  const { phase, problems, formProps } = useForm({
    check: (input) => check(changePasswordRules, input),
    async submit({ payload }) {
      await renewToken(async () => (await send({ variables: payload })).data?.changePassword.token);
      await refresh(client, ['deskActs']);
    },
    onSuccess: () => toast({ title: 'Password changed', description: 'You are logged out everywhere else.' }),
    onFailure: (error) => toast({ title: 'Failed to change the password', description: messageOf(error), variant: 'destructive' }),
  });
  return (
    <StaffForm {...formProps} aria-label="Change your password">
      {/* Tells a password manager whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextField label="Current password" name="current" type="password" aria-required autoComplete="current-password" problem={problems['current']} />
      <TextField label="New password" name="next" type="password" aria-required autoComplete="new-password" hint={`At least ${MIN_PASSWORD} characters.`} problem={problems['next']} />
      <Button type="submit" $look="quiet" disabled={phase === 'pending'}>
        {phase === 'pending' ? 'Changing...' : 'Change password'}
      </Button>
    </StaffForm>
  );
}
