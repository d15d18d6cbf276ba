import { styled } from 'styled-components';
import { control } from '../forms/control.ts';
import { color, step } from '../theme/tokens.ts';

export const Form = styled.form`
  position: sticky;
  bottom: 0;
  display: grid;
  flex: none;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: 0 0.6rem;
  padding: 0.75rem 1.25rem max(0.9rem, env(safe-area-inset-bottom));
  background: ${color.sheet};

  /* In very large letters on a phone. */
  @container chat (max-width: 14rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0.6rem;
  }
`;

export const Field = styled.textarea`
  ${control}
  display: block;
  max-height: 8.5rem;
  resize: none;
  /* Grows with its words; where browsers cannot do that, it scrolls. */
  field-sizing: content;

  &::placeholder {
    color: ${color.faded};
    opacity: 1;
  }

  &:disabled {
    opacity: 0.6;
  }
`;

export const Count = styled.p`
  grid-column: 1 / -1;
  padding-top: 0.4rem;
  font-size: ${step.note};
  font-variant-numeric: tabular-nums;
  color: ${color.faded};
`;

export const Over = styled.p`
  grid-column: 1 / -1;
  font-size: ${step.note};
  line-height: 1.45;
  color: ${color.alarm};

  &:not(:empty) {
    padding-bottom: 0.6rem;
  }
`;
