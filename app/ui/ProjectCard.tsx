import type { ProjectCardFacts } from '#content/projects/cards.ts';
import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';
import { ArrowLink } from './ArrowLink.tsx';
import { CoordinateLabel } from './CoordinateLabel.tsx';
import { CoverFile } from './drawings/CoverFile.tsx';
import { Heading } from './Heading.tsx';
import { captionOf } from './ProjectCaption.tsx';

interface ProjectCardProps {
  readonly project: ProjectCardFacts;
  /** The words of its link. */
  readonly action: string;
}

/** A project in a list: cover, title and the way to it. */
export function ProjectCard({ project, action }: ProjectCardProps) {
  const { id, title, description } = project;
  return (
    <Card data-card="">
      <CoverFile project={project} />
      <CoordinateLabel>{captionOf(project)}</CoordinateLabel>
      <Heading level={3}>{title}</Heading>
      <p>{description}</p>
      <ArrowLink to={`/portfolio/${id}`} about={title}>
        {action}
      </ArrowLink>
    </Card>
  );
}

const Card = styled.article`
  display: flex;
  flex-direction: column;

  > img {
    margin-bottom: 1rem;
  }

  > h3 {
    margin-block: 0.2rem 0.4rem;
  }

  > h3 + p {
    max-width: 34em;
    color: ${color.faded};
  }

  > a {
    margin-top: auto;
  }
`;
