import { styled } from 'styled-components';
import { step } from '../../../../theme/tokens.ts';

/** A short form in a column of the tab. */
export const StaffForm = styled.form`
  display: grid;
  gap: 1rem;
  max-width: 26rem;

  > p {
    font-size: ${step.note};
  }

  > button {
    justify-self: start;
  }
`;
