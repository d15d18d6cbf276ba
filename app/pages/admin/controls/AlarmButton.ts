import { styled } from 'styled-components';
import { color } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';

/** Does what cannot be taken back. It comes after another press that asked for it. */
export const AlarmButton = styled(Button)`
  border-color: ${color.alarm};
  color: ${color.paper};
  background: ${color.alarm};

  &:hover {
    border-color: ${color.ink};
    color: ${color.paper};
    background: ${color.ink};
  }
`;
