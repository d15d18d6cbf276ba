import { styled } from 'styled-components';
import { color, step, target } from '../../../theme/tokens.ts';

interface StepsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly closed?: boolean }[];
  readonly chosen: Value;
  readonly disabled: boolean;
  readonly onChoose: (value: Value) => void;
}

/** How far a record is, as stations on one line, each of which can be gone to. */
export function Steps<Value extends string>({ label, options, chosen, disabled, onChoose }: StepsProps<Value>) {
  return (
    <Line role="group" aria-label={label}>
      {options.map(({ value, label: name, closed = false }) => (
        <Station
          key={value}
          type="button"
          aria-pressed={value === chosen}
          aria-disabled={disabled || closed}
          onClick={() => !disabled && !closed && value !== chosen && onChoose(value)}
        >
          {name}
        </Station>
      ))}
    </Line>
  );
}

const Line = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  max-width: 100%;
  border: 1px solid ${color.edge};
  border-radius: 2px;

  @media print {
    border: 0;
  }
`;

const Station = styled.button`
  flex: 1 0 auto;
  min-width: ${target};
  min-height: ${target};
  padding: 0 clamp(0.5em, 0.1em + 2.4cqi, 0.9em);
  border: 0;
  background: none;
  font-size: ${step.note};

  & + & {
    border-left: 1px solid ${color.line};
  }

  &:hover {
    background: color-mix(in srgb, ${color.ink} 6%, transparent);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-disabled='true'] {
    color: ${color.faded};
    cursor: default;
  }

  &[aria-pressed='true'] {
    font-weight: 600;
    color: ${color.paper};
    background: ${color.sea};
  }

  /* Paper has the one that was reached, as a word. */
  @media print {
    &[aria-pressed='false'] {
      display: none;
    }

    &[aria-pressed='true'] {
      min-height: 0;
      padding: 0;
      border: 0;
      text-align: left;
      color: ${color.ink};
      background: none;
    }
  }
`;
