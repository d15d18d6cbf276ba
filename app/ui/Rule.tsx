import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';

/** A hairline. */
export const Rule = styled.hr`
  margin: 0;
  border: 0;
  border-top: 1px solid ${color.line};
`;
