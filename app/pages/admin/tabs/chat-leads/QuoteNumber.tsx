import type { DOMAttributes } from 'react';
import { styled } from 'styled-components';
import { color, motion } from '../../../../theme/tokens.ts';

interface QuoteNumberProps {
  readonly id: string;
  readonly number: number;
  readonly label: string;
  /** Where the other number of the pair is. */
  readonly leadsTo: string;
  readonly listeners?: DOMAttributes<HTMLElement>;
}

/** A number as of a note: pressed, it leads to the same number at the other place. */
export function QuoteNumber({ id, number, label, leadsTo, listeners }: QuoteNumberProps) {
  const lead = () => {
    const other = document.getElementById(leadsTo);
    other?.scrollIntoView({ block: 'nearest' });
    other?.focus({ preventScroll: true });
  };
  return (
    <Face
      href={`#${leadsTo}`}
      id={id}
      aria-label={label}
      data-number={number}
      onClick={(event) => {
        // The address keeps where the desk stands, not where in a record somebody reads.
        event.preventDefault();
        lead();
      }}
      {...listeners}
    />
  );
}

/* Numbers at the end of some words. Between word joiners: none of them stands on the next line without its word, nor a comma
   that follows it. */
export const Numbers = styled.span`
  &::before,
  &::after {
    content: '\\2060';
  }
`;

/* Drawn and not written: who copies the words does not copy the number. It is a link because a button is a box by itself,
   before which lines break whatever joins it to its word. */
const Face = styled.a`
  /* As large as a pointer needs, by what it has around it and takes back: it stands as near to the word as its figure does. */
  --room-before: 0.6rem;
  --room-after: 0.6rem;
  /* None before the first: a line below would be broken by it. */
  --gap: 0em;
  padding-block: 0.35rem;
  padding-inline: var(--room-before) var(--room-after);
  margin-inline: calc(var(--gap) - var(--room-before)) calc(-1 * var(--room-after));
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1;
  vertical-align: 0.3em;
  text-decoration: none;
  font-variant-numeric: tabular-nums;
  color: ${color.brass};
  transition: color ${motion.quick};

  &::before {
    content: attr(data-number);
  }

  /* Each has its own half of what lies between. */
  &:not(:last-child) {
    --room-after: 0.1em;

    &::after {
      content: ',';
    }
  }

  & + & {
    --room-before: 0.1em;
    --gap: 0.2em;
  }

  &:hover {
    color: ${color.signal};
  }

  /* Around the figure alone: what it has around it lies over the words. */
  &:focus-visible {
    outline: none;

    &::before {
      outline: 2px solid ${color.signal};
      outline-offset: 1px;
    }
  }
`;
