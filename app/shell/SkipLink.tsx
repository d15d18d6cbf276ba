import { shell } from '#content/shell.ts';
import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';

/** The first stop of the tab key. */
export const SkipLink = () => <Face href="#main">{shell.skip}</Face>;

const Face = styled.a`
  position: fixed;
  z-index: 30;
  top: 0.6rem;
  left: 0.6rem;
  padding: 0.7em 1.1em;
  background: ${color.ink};
  color: ${color.paper};

  &:not(:focus) {
    transform: translateY(-200%);
  }

  &:hover {
    color: ${color.paper};
  }
`;
