import { styled } from 'styled-components';
import { color, step } from '../../../theme/tokens.ts';

/** Ruled lines, each with a thing on the left and what is to be done, or a figure, on the right. */
export const Ledger = styled.ul`
  width: 100%;
  padding: 0;
  border-bottom: 1px solid ${color.line};
  list-style: none;

  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    padding-block: 0.55rem;
    border-top: 1px solid ${color.line};
  }

  > li > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  small,
  time {
    flex: none;
    display: block;
    font-size: ${step.note};
    font-variant-numeric: tabular-nums;
    color: ${color.faded};
  }

  button {
    flex: none;
    font-size: ${step.note};
  }
`;
