import type { ProjectCardFacts } from '#content/projects/cards.ts';
import { shell } from '#content/shell.ts';
import { styled } from 'styled-components';
import { color, media, step } from '../../theme/tokens.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { CoverFile } from '../../ui/drawings/CoverFile.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { ProjectCaption } from '../../ui/ProjectCaption.tsx';
import { TagList } from '../../ui/TagList.tsx';

interface ProjectEntryProps {
  readonly project: ProjectCardFacts;
  /** The words of the link. */
  readonly more: string;
}

/** A project on the wall: wide and narrow take turns, so that no two rows are alike. */
export function ProjectEntry({ project, more }: ProjectEntryProps) {
  return (
    <Entry data-flow={project.id} data-card="">
      <CoverFile project={project} />
      <ProjectCaption project={project} />
      <Heading level={2}>{project.title}</Heading>
      <p>{project.description}</p>
      <Result>{project.results[0]}</Result>
      <TagList label={shell.technologiesOf(project.title)} tags={project.technologies} />
      <ArrowLink to={`/portfolio/${project.id}`} about={project.title}>
        {more}
      </ArrowLink>
    </Entry>
  );
}

const Entry = styled.article`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 0.9rem;
  min-width: 0;

  > p {
    max-width: 32em;
    color: ${color.faded};
  }

  ${media.medium} {
    grid-column: span 5;

    > h2 {
      font-size: calc(0.8 * ${step.title});
    }

    /* So that no name is left alone in the second line. */
    > ul {
      max-width: 21rem;
    }

    &:nth-child(4n + 1),
    &:nth-child(4n) {
      grid-column: span 7;

      > h2 {
        font-size: ${step.title};
      }
    }

    /* The narrow one of each row hangs lower. */
    &:nth-child(4n + 2),
    &:nth-child(4n + 3) {
      padding-top: clamp(2rem, 6vw, 6rem);
    }
  }

  /* The wide ones have room for all in a line. */
  @media (min-width: 75em) {
    &:nth-child(4n + 1) > ul,
    &:nth-child(4n) > ul {
      max-width: none;
    }
  }
`;

const Result = styled.p`
  && {
    color: ${color.ink};
    font-weight: 600;
  }
`;
