import { css } from 'styled-components';

/** Whether the open record stands beside the list instead of below its row. */
export const besideQuery = '(min-width: 60em)';
/* A sheet of paper is as long as what is on it: there one thing follows the other. */
export const beside = `@media screen and ${besideQuery}`;

/** For what surrounds records, and what is there to be pressed: an open record is printed by itself, and without one the list. */
export const offPaper = css`
  @media print {
    display: none;
  }
`;
