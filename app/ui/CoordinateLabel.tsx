import { styled } from 'styled-components';
import { color, step } from '../theme/tokens.ts';

/** A label as a chart prints it: `02 / Services`, `25.20° N 55.27° E`. Real figures only. */
export const CoordinateLabel = styled.p`
  font-size: ${step.note};
  font-weight: 500;
  line-height: 1.5;
  letter-spacing: 0.01em;
  font-variant-numeric: tabular-nums;
  color: ${color.brass};
`;
