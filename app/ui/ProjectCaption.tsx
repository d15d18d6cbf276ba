import type { ProjectCardFacts } from '#content/projects/cards.ts';
import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';
import { CoordinateLabel } from './CoordinateLabel.tsx';

/** The line below a project's picture: its number and field, for whom it was made, and how long it took. */
export function ProjectCaption({ project }: { readonly project: ProjectCardFacts }) {
  return (
    <Line>
      <CoordinateLabel>{captionOf(project)}</CoordinateLabel>
      <CoordinateLabel as="span">{project.timeline}</CoordinateLabel>
    </Line>
  );
}

export function captionOf({ id, category, client }: ProjectCardFacts): string {
  return `0${id} / ${category} · ${client}`;
}

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  width: 100%;
  padding-bottom: 0.4rem;
  border-bottom: 1px solid ${color.line};

  > span {
    flex: none;
  }
`;
