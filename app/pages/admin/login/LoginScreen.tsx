import { styled } from 'styled-components';
import { color, step } from '../../../theme/tokens.ts';
import { Threshold } from '../session/Threshold.tsx';
import type { Credentials } from '../session/use-session.ts';
import { LoginForm } from './LoginForm.tsx';

interface LoginScreenProps {
  /** Why the session before has ended. */
  readonly notice: string | undefined;
  readonly logIn: (credentials: Credentials) => Promise<void>;
}

export function LoginScreen({ notice, logIn }: LoginScreenProps) {
  return (
    <Threshold heading="Log in to the dashboard">
      {notice && <Notice role="status">{notice}</Notice>}
      <LoginForm logIn={logIn} />
    </Threshold>
  );
}

const Notice = styled.p`
  width: 100%;
  padding: 0.7em 1em;
  border-left: 3px solid ${color.signal};
  background: ${color.sheet};
  font-size: ${step.note};
`;
