import { styled } from 'styled-components';
import { color, font, step } from '../../../../theme/tokens.ts';

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: start;
  gap: 0.9rem;
  min-width: 0;

  > h2 {
    font-family: ${font.display};
    font-size: ${step.sub};
    line-height: 1.22;
  }

  > p {
    max-width: 36em;
    color: ${color.faded};
  }
`;
