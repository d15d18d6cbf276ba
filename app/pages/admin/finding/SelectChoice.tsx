import { styled } from 'styled-components';
import { color, step, target } from '../../../theme/tokens.ts';
import type { Choice } from './finding.ts';

interface SelectChoiceProps {
  readonly choice: Choice;
  readonly chosen: string | undefined;
  readonly onChoose: (value: string | undefined) => void;
}

/** One line: the name in small, and what is chosen. */
export function SelectChoice({ choice: { label, any, options }, chosen, onChoose }: SelectChoiceProps) {
  return (
    <Line>
      <span>{label}</span>
      <select data-chosen={chosen !== undefined} value={chosen ?? ''} onChange={({ target: { value } }) => onChoose(value || undefined)}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Line>
  );
}

const Line = styled.label`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  color: ${color.faded};

  > select {
    min-height: ${target};
    max-width: 100%;
    padding: 0 1.2em 0 0;
    border: 0;
    border-bottom: 1px solid ${color.edge};
    border-radius: 0;
    background: none;
    font-size: ${step.note};
    text-overflow: ellipsis;
    color: ${color.ink};
  }

  > select > option {
    color: ${color.ink};
    background: ${color.sheet};
  }

  > select[data-chosen='true'] {
    border-color: ${color.sea};
    font-weight: 600;
    color: ${color.sea};
  }

  @media (min-width: 60em) {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 0.5em;

    > select {
      min-height: 2.25rem;
      max-width: 8.5rem;
    }
  }
`;
