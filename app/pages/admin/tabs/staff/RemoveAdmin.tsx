import { useMutation } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { confirmRules } from '../../../../../gateway/modules/admins/new-admin.rules.ts';
import { check } from '../../../../../gateway/rules/problems.rules.ts';
import { TextField } from '../../../../forms/Field.tsx';
import { useForm } from '../../../../forms/use-form.ts';
import { messageOf } from '../../../../graphql/answer-error.ts';
import { refresh } from '../../../../graphql/refresh.ts';
import { Actions, Button } from '../../../../ui/Button.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { AlarmButton } from '../../controls/AlarmButton.ts';
import { allFields } from '../../live/news.ts';
import { useAnnounce } from '../../records/announcer.tsx';
import { StaffForm } from './StaffForm.tsx';
import { removeAdminMutation } from './staff.graphql.ts';

interface RemoveAdminProps {
  readonly id: string;
  readonly name: string;
  readonly onKeep: () => void;
}

/** Asks once more, and for one's own password: it ends a colleague's sessions at once, and cannot be taken back. */
export function RemoveAdmin({ id, name, onKeep }: RemoveAdminProps) {
  const announce = useAnnounce();
  const [send, { client }] = useMutation(removeAdminMutation);
  const { phase, problems, formProps } = useForm({
    check: (input) => check(confirmRules, input),
    async submit({ payload }) {
      await send({ variables: { id, ...payload } });
      announce(`${name} has no access any more.`);
      // Records that were theirs are nobody's now.
      await refresh(client, allFields);
    },
    onFailure: (error) => toast({ title: 'Failed to remove the admin', description: messageOf(error), variant: 'destructive' }),
  });
  const pending = phase === 'pending';
  const ground = useRef<HTMLDivElement>(null);
  useEffect(() => ground.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={ground}>
      <StaffForm {...formProps} aria-label={`Remove ${name}`}>
        <p>They are logged out at once. Their notes stay; what was given to them is nobody’s again.</p>
        <TextField label="Your own password" name="current" type="password" aria-required autoComplete="current-password" problem={problems['current']} />
        <Actions>
          <AlarmButton type="submit" disabled={pending}>
            {pending ? 'Removing...' : `Remove ${name}`}
          </AlarmButton>
          <Button type="button" $look="quiet" onClick={onKeep}>
            Keep
          </Button>
        </Actions>
      </StaffForm>
    </div>
  );
}
