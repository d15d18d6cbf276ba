import { styled } from 'styled-components';

/** The heading of a section whose entries are set larger than it: it stands in the label column, as a label. */
export const LabelHeading = styled.h2`
  font: inherit;
`;
