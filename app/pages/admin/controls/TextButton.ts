import { css, styled } from 'styled-components';
import { color, target } from '../../../theme/tokens.ts';

interface Look {
  /** `plain` stands in a row of its like, where a line below each would be too much. */
  readonly $look?: 'underlined' | 'plain';
}

/** A word to press: no box around it, and yet as large as a finger. For links and choices that stand beside such buttons. */
export const textButton = css`
  display: inline-flex;
  align-items: center;
  min-width: ${target};
  min-height: ${target};
  padding: 0;
  border: 0;
  background: none;
  font-weight: 600;
`;

const underlined = css`
  text-decoration: underline;
  text-underline-offset: 0.22em;
`;

export const TextButton = styled.button<Look>`
  ${textButton}
  ${({ $look = 'underlined' }) => ($look === 'underlined' ? underlined : 'justify-content: center;')}

  &:hover {
    color: ${color.signal};
  }

  &[aria-disabled='true'] {
    color: ${color.faded};
    cursor: default;
  }
`;

/** The same look on what leads away from the desk. */
export const TextLink = styled.a`
  ${textButton}
  ${underlined}
`;
