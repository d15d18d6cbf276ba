import { styled } from 'styled-components';
import { color, step, target } from '../../../theme/tokens.ts';
import { beside } from '../records/layout.ts';
import type { Choice } from './finding.ts';

interface SelectChoiceProps {
  readonly choice: Choice;
  readonly chosen: string | undefined;
  readonly onChoose: (value: string | undefined) => void;
}

/** What is chosen speaks for itself; the name is for those who listen. */
export function SelectChoice({ choice: { label, any, options }, chosen, onChoose }: SelectChoiceProps) {
  return (
    <Face aria-label={label} data-chosen={chosen !== undefined} value={chosen ?? ''} onChange={({ target: { value } }) => onChoose(value || undefined)}>
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Face>
  );
}

const Face = styled.select`
  min-width: 0;
  max-width: 100%;
  min-height: ${target};
  padding: 0 1.2em 0 0;
  border: 0;
  border-bottom: 1px solid ${color.edge};
  border-radius: 0;
  background: none;
  font-size: ${step.note};
  text-overflow: ellipsis;
  color: ${color.ink};

  > option {
    color: ${color.ink};
    background: ${color.sheet};
  }

  &[data-chosen='true'] {
    border-color: ${color.sea};
    font-weight: 600;
    color: ${color.sea};
  }

  ${beside} {
    max-width: 10rem;
    min-height: 2.25rem;
    field-sizing: content;
  }
`;
