import type { ProjectCardFacts } from '#content/projects/cards.ts';
import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';
import { CoordinateLabel } from './CoordinateLabel.tsx';

/** The line below a project's picture: its number and field, and how long it took. */
export function ProjectCaption({ project: { id, category, timeline } }: { readonly project: ProjectCardFacts }) {
  return (
    <Line>
      <CoordinateLabel>{`0${id} / ${category}`}</CoordinateLabel>
      <CoordinateLabel as="span">{timeline}</CoordinateLabel>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  width: 100%;
  padding-bottom: 0.4rem;
  border-bottom: 1px solid ${color.line};
`;
