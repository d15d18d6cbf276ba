import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, motion } from '../../../../theme/tokens.ts';
import { Value } from '../../records/Facts.tsx';
import { fieldNames } from './evidence.ts';
import { useLight } from './light.ts';
import { Numbers, QuoteNumber } from './QuoteNumber.tsx';

/** The value of a field, with the numbers of the words it was taken from. */
export function Told({ field, children }: { readonly field: string; readonly children: ReactNode }) {
  const { isLit, quotes, idAt, listeners } = useLight(field);
  return (
    <Light data-lit={isLit} {...listeners}>
      <Value>{children}</Value>
      {quotes.length > 0 && (
        <Numbers>
          {quotes.map(({ number, quote }) => (
            <QuoteNumber key={number} id={idAt('field', number)} number={number} label={`${fieldNames[field]}, in the visitor’s words: ${quote}`} leadsTo={idAt('words', number)} />
          ))}
        </Numbers>
      )}
    </Light>
  );
}

const Light = styled.span`
  transition: background ${motion.quick};

  &[data-lit='true'] {
    background: color-mix(in srgb, ${color.brass} 26%, transparent);
    box-decoration-break: clone;

    /* On brass neither brass nor the signal can be read. */
    a {
      color: ${color.ink};
    }
  }
`;
