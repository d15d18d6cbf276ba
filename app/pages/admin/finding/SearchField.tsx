import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { control } from '../../../forms/control.ts';
import { MAX_SEARCH, WORDS, wordsOf } from './finding.ts';
import { useDeskAddress } from './use-desk-address.ts';

/** Milliseconds of rest after which what was typed is looked for. */
const REST = 250;

/** Looks for what is typed as soon as the fingers rest. The key `/` leads here. */
export function SearchField({ label }: { readonly label: string }) {
  const { query, change } = useDeskAddress();
  const known = wordsOf(query) ?? '';
  const [typed, setTyped] = useState(known);
  /** What the field last took from the address or brought there. */
  const [settled, setSettled] = useState(known);

  // Cleared, or gone back to, from elsewhere.
  if (known !== settled) {
    setSettled(known);
    if (typed.trim() === settled) setTyped(known);
  }

  useEffect(() => {
    if (typed.trim() === known) return;
    const timer = setTimeout(() => change({ [WORDS]: typed.trim() }), REST);
    return () => clearTimeout(timer);
  });

  return (
    <Field
      type="search"
      data-desk-search
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      spellCheck={false}
      maxLength={MAX_SEARCH}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') change({ [WORDS]: typed.trim() });
        if (event.key === 'Escape' && typed === '') event.currentTarget.blur();
      }}
    />
  );
}

const Field = styled.input`
  ${control}
  padding-block: 0.45em;
`;
