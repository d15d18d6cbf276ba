import { useId, useLayoutEffect, useRef, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { color, step, target } from '../../theme/tokens.ts';

/** With more the address would be one that servers refuse. */
const LONGEST = 200;

interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly onType: (text: string) => void;
  /** Nothing more is typed for now. */
  readonly onDone: () => void;
}

/** Searches while one types. Not drawn where no script runs, because all articles are shown there. */
export function SearchBox({ label, placeholder, text, onType, onDone }: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  // React keeps what was typed before it came, but tells nobody of it.
  useLayoutEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed !== text) onType(typed);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as it is taken over.
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDone();
  };

  return (
    <Form role="search" data-scripted="" onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <Line>
        <svg width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
          <circle cx="7.5" cy="7.5" r="5.5" />
          <path d="M11.5 11.5 17 17" />
        </svg>
        <input
          ref={input}
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          maxLength={LONGEST}
          value={text}
          onChange={(event) => onType(event.target.value)}
          onBlur={onDone}
        />
      </Line>
    </Form>
  );
}

/** A line through the middle. */
const cross = 'transparent calc(50% - 0.9px), currentColor 0 calc(50% + 0.9px), transparent 0';

const Form = styled.form`
  width: min(100%, 34rem);

  > label {
    font-size: ${step.note};
    color: ${color.faded};
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  /* Room for the ring. */
  margin-top: 0.4rem;
  border-bottom: 1px solid ${color.ink};

  &:focus-within {
    border-color: ${color.signal};
    outline: 2px solid ${color.signal};
    outline-offset: 3px;
  }

  > svg {
    flex: none;
  }

  > input {
    flex: 1;
    min-width: 0;
    min-height: ${target};
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
    font-size: ${step.lede};
    text-overflow: ellipsis;
    outline: none;
  }

  /* Chromium's and Safari's own cross, in their blue, drawn anew. Elsewhere there is none. */
  > input::-webkit-search-cancel-button {
    appearance: none;
    width: ${target};
    height: ${target};
    background: linear-gradient(45deg, ${cross}), linear-gradient(-45deg, ${cross});
    background-position: center;
    background-repeat: no-repeat;
    background-size: 0.85rem 0.85rem;
    cursor: pointer;
  }

  > input::placeholder {
    color: ${color.faded};
    opacity: 1;
  }
`;
