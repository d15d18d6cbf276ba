import { useId, type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, type TextareaHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { color, step } from '../theme/tokens.ts';
import { control } from './control.ts';

interface FieldProps {
  readonly label: string;
  /** What is wrong with it, from the form's `problems`. */
  readonly problem?: string;
  readonly hint?: ReactNode;
}

interface Wiring {
  readonly id: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

export function TextField({ label, problem, hint, ...input }: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Frame label={label} problem={problem} hint={hint} required={input.required}>
      {(wiring) => <Input dir="auto" {...input} {...wiring} />}
    </Frame>
  );
}

export function TextArea({ label, problem, hint, ...area }: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Frame label={label} problem={problem} hint={hint} required={area.required}>
      {(wiring) => <Area dir="auto" {...area} {...wiring} />}
    </Frame>
  );
}

/** No `defaultValue`: React would write it over what was chosen before hydration. */
export function SelectField({ label, problem, hint, ...select }: FieldProps & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'defaultValue'>) {
  return (
    <Frame label={label} problem={problem} hint={hint} required={select.required}>
      {(wiring) => (
        <Chooser>
          <Select {...select} {...wiring} />
          <svg width="12" height="8" viewBox="0 0 12 8" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
            <path d="m1 1.5 5 5 5-5" />
          </svg>
        </Chooser>
      )}
    </Frame>
  );
}

interface FrameProps extends FieldProps {
  readonly required?: boolean;
  readonly children: (wiring: Wiring) => ReactNode;
}

/** The label above, the hint and the problem below, tied to the control for assistive technology. */
function Frame({ label, problem, hint, required, children }: FrameProps) {
  const id = useId();
  const described = [hint ? `${id}hint` : '', problem ? `${id}problem` : ''].filter(Boolean).join(' ');
  return (
    <Stack>
      <label htmlFor={id}>
        {label}
        {required && <Star aria-hidden="true"> *</Star>}
      </label>
      {children({ id, 'aria-invalid': problem ? true : undefined, 'aria-describedby': described || undefined })}
      {hint && <Hint id={`${id}hint`}>{hint}</Hint>}
      {problem && <Problem id={`${id}problem`}>{problem}</Problem>}
    </Stack>
  );
}

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.35rem;
  min-width: 0;

  > label {
    font-size: ${step.note};
    font-weight: 600;
  }
`;

const Input = styled.input`
  ${control}
`;

const Area = styled.textarea`
  ${control}
  min-height: 9.5rem;
  resize: vertical;
`;

const Select = styled.select`
  ${control}
  appearance: none;
  padding-right: 2.5rem;
`;

const Chooser = styled.div`
  position: relative;

  > svg {
    position: absolute;
    top: calc(50% - 4px);
    right: 1rem;
    pointer-events: none;
  }
`;

const Star = styled.span`
  color: ${color.signal};
`;

const Hint = styled.p`
  font-size: ${step.note};
  color: ${color.faded};
`;

/* The rules' problems are parts of sentences. */
const Problem = styled.p`
  font-size: ${step.note};
  font-weight: 500;
  color: ${color.alarm};

  &::first-letter {
    text-transform: uppercase;
  }
`;
