import { styled } from 'styled-components';
import { color, motion } from '../../../../theme/tokens.ts';

interface QuoteNumberProps {
  readonly id: string;
  readonly number: number;
  readonly label: string;
  /** Where the other number of the pair is. */
  readonly leadsTo: string;
}

/** A number as of a note: pressed, it leads to the same number at the other place. */
export function QuoteNumber({ id, number, label, leadsTo }: QuoteNumberProps) {
  const lead = () => {
    const other = document.getElementById(leadsTo);
    other?.scrollIntoView({ block: 'nearest' });
    other?.focus({ preventScroll: true });
  };
  return <Face type="button" id={id} aria-label={label} data-number={number} onClick={lead} />;
}

/* Drawn and not written: who copies the words does not copy the number. */
const Face = styled.button`
  /* As large as the pointer needs, and no wider a gap in the sentence than its figure. */
  min-width: 1.5rem;
  min-height: 1.5rem;
  margin-inline: -0.2rem;
  padding: 0;
  border: 0;
  background: none;
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1;
  vertical-align: 0.3em;
  font-variant-numeric: tabular-nums;
  color: ${color.brass};
  transition: color ${motion.quick};

  &::before {
    content: attr(data-number);
  }

  &:hover {
    color: ${color.signal};
  }

  &:focus-visible {
    outline-offset: -1px;
  }
`;
