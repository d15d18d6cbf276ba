import { company } from '#content/company.ts';
import { styled } from 'styled-components';
import { color, step } from '../../../theme/tokens.ts';
import { Actions, Button } from '../../../ui/Button.tsx';
import { BrokenLine } from './BrokenLine.tsx';
import { Threshold } from './Threshold.tsx';

/** While the stored token is verified. */
export function CheckingScreen() {
  return (
    <Threshold heading="One moment">
      <p role="status">Checking your session...</p>
    </Threshold>
  );
}

interface UnreachableProps {
  readonly message: string;
  readonly onRetry: () => void;
  readonly onLogOut: () => void;
}

/** Nothing answered, which says nothing about the token. */
export function UnreachableScreen({ message, onRetry, onLogOut }: UnreachableProps) {
  return (
    <Threshold heading="The dashboard is out of reach">
      <BrokenLine from="This device" to={company.name} />
      <p role="alert">{message}</p>
      <Actions>
        <Button type="button" onClick={onRetry}>
          Try again
        </Button>
        <Button type="button" $look="quiet" onClick={onLogOut}>
          Log out
        </Button>
      </Actions>
      <Kept>
        <div>
          <dt>Your session</dt>
          <dd>Kept. Once the server answers, the dashboard opens without a password.</dd>
        </div>
        <div>
          <dt>Inquiries and leads</dt>
          <dd>Never kept on this device, so there is nothing to show until then.</dd>
        </div>
      </Kept>
    </Threshold>
  );
}

const Kept = styled.dl`
  display: grid;
  gap: 0.75rem;
  font-size: ${step.note};
  line-height: 1.5;

  > div {
    padding-top: 0.6rem;
    border-top: 1px solid ${color.line};
  }

  dt {
    font-weight: 600;
  }

  dd {
    color: ${color.faded};
  }
`;
