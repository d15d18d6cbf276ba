import { css } from 'styled-components';
import { color, motion, target } from '../theme/tokens.ts';

/** The look of whatever is typed into or chosen from. Never below 16 px, at which iOS would zoom in. */
export const control = css`
  width: 100%;
  min-height: ${target};
  padding: 0.65em 0.85em;
  border: 1px solid ${color.edge};
  border-radius: 2px;
  background: ${color.sheet};
  font-size: max(1rem, 16px);
  line-height: 1.45;
  transition: border-color ${motion.quick};

  &:hover {
    border-color: ${color.ink};
  }

  &::placeholder {
    color: ${color.faded};
    opacity: 1;
  }

  &:focus-visible {
    outline-offset: 1px;
  }

  form[aria-busy='true'] & {
    color: ${color.faded};
    cursor: progress;
  }

  &[aria-invalid='true'] {
    border-color: ${color.alarm};
    box-shadow: inset 3px 0 0 ${color.alarm};
  }
`;
