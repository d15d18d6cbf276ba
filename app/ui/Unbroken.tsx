import { styled } from 'styled-components';
import { unbrokenRuns } from '../lib/unbroken-runs.ts';
import { media } from '../theme/tokens.ts';

/** Plain words whose figures, numbers and joined words stay in one line each. What is copied of them is what was written. */
export function Unbroken({ children }: { readonly children: string }) {
  return unbrokenRuns(children).map(({ text, isUnit }, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- the runs of a text have no other name
    isUnit ? <Unit key={index}>{text}</Unit> : text,
  );
}

export const Unit = styled.span`
  white-space: nowrap;

  /* There a line has room for a word or two. */
  ${media.huge} {
    white-space: inherit;
  }
`;
