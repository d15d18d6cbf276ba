import { css, styled } from 'styled-components';
import { color } from '../../../theme/tokens.ts';

interface Look {
  /** `primary` is filled; `asking` wants something done, in a low voice, as a list may be full of it. */
  readonly $look?: 'primary' | 'asking' | 'chosen' | 'plain';
}

/** A word about a record. */
export const Badge = styled.span<Look>`
  display: inline-block;
  flex: none;
  padding: 0.1em 0.5em 0.14em;
  border: 1px solid ${color.edge};
  border-radius: 2px;
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1.35;
  white-space: nowrap;
  color: ${color.faded};
  ${({ $look = 'plain' }) => looks[$look]}
`;

const looks = {
  plain: css``,
  asking: css`
    border-color: color-mix(in srgb, ${color.signal} 55%, transparent);
    color: ${color.signal};
  `,
  chosen: css`
    border-color: ${color.sea};
    color: ${color.sea};
  `,
  primary: css`
    border-color: ${color.signal};
    color: ${color.onSignal};
    background: ${color.signal};

    /* Printers leave grounds out. */
    @media print {
      color: ${color.signal};
      background: none;
    }
  `,
};
