import { useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { loginRules } from '../../../../gateway/modules/admins/login.rules.ts';
import { check } from '../../../../gateway/rules/problems.rules.ts';
import { TextField } from '../../../forms/Field.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { messageOf } from '../../../graphql/answer-error.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { Credentials } from '../session/use-session.ts';

/** Texts as the specification has them, sections 4, 5 and 8. */
export function LoginForm({ logIn }: { readonly logIn: (credentials: Credentials) => Promise<void> }) {
  const failed = useRef(false);
  const [refusal, setRefusal] = useState<string>();
  const told = useRef<{ dismiss(): void }>(undefined);
  const { phase, problems, formProps } = useForm({
    check: (input) => check(loginRules, input),
    submit: async ({ payload }) => {
      await logIn(payload);
      // Whoever is in by now need not read on why not.
      told.current?.dismiss();
    },
    onFailure: (error) => {
      const message = messageOf(error);
      failed.current = true;
      setRefusal(message);
      told.current = toast({ title: 'Login Failed', description: message, variant: 'destructive' });
    },
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    setRefusal(undefined);
    const complete = check(loginRules, Object.fromEntries(new FormData(event.currentTarget))).ok;
    if (!complete) toast({ title: 'Validation Error', description: 'Please fill in all fields', variant: 'destructive' });
    const { elements } = event.currentTarget;
    // The button loses the focus when it is disabled.
    void formProps.onSubmit(event).then(() => {
      if (failed.current) (elements.namedItem('password') as HTMLElement | null)?.focus();
      failed.current = false;
    });
  }

  return (
    <Form {...formProps} onSubmit={onSubmit} aria-label="Login">
      <TextField label="E-mail" name="email" type="email" aria-required autoComplete="username" maxLength={254} problem={problems['email']} />
      <TextField label="Password" name="password" type="password" aria-required autoComplete="current-password" problem={problems['password'] ?? refusal} onInput={() => setRefusal(undefined)} />
      <Button type="submit" disabled={phase === 'pending'}>
        {phase === 'pending' ? 'Logging in...' : 'Log in'}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 1.25rem;
  width: 100%;

  > button {
    justify-self: start;
    min-width: 9.5rem;
  }
`;
