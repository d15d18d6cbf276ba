import { styled } from 'styled-components';
import { color, step } from '../theme/tokens.ts';

/** The sentence or two below a heading, in lines of about sixty characters. */
export const Lede = styled.p`
  max-width: 27em;
  font-size: ${step.lede};
  line-height: 1.48;
  text-wrap: balance;
  color: ${color.faded};
`;

/** Small secondary text: captions, notes under fields. */
export const Note = styled.p`
  max-width: 34em;
  font-size: ${step.note};
  line-height: 1.5;
  color: ${color.faded};
`;

/** Running text, in lines of about seventy characters. */
export const Prose = styled.div`
  max-width: 32em;

  @media print {
    max-width: 38em;
  }

  > * + * {
    margin-top: 1.1em;
  }
`;

/** Read aloud, not drawn. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
