import { styled } from 'styled-components';
import { color, step } from '../theme/tokens.ts';

/** The sentence or two below a heading. */
export const Lede = styled.p`
  max-width: 38em;
  font-size: ${step.lede};
  line-height: 1.48;
  text-wrap: balance;
  color: ${color.faded};
`;

/** Small secondary text: captions, notes under fields. */
export const Note = styled.p`
  max-width: 46em;
  font-size: ${step.note};
  line-height: 1.5;
  color: ${color.faded};
`;

/** Running text: paragraphs, lists and subheadings in one measure. */
export const Prose = styled.div`
  max-width: 38em;

  > * + * {
    margin-top: 1.1em;
  }

  > h2 {
    margin-top: 2em;
  }

  > h3 {
    margin-top: 1.6em;
  }

  > ul,
  > ol {
    padding-left: 1.2em;
  }

  li + li {
    margin-top: 0.4em;
  }

  li::marker {
    color: ${color.brass};
    font-variant-numeric: tabular-nums;
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
