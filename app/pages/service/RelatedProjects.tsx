import { portfolio } from '#content/portfolio.ts';
import { projectCards as projects } from '#content/projects/cards.ts';
import type { ProjectId } from '#content/types.ts';
import { styled } from 'styled-components';
import { media, space } from '../../theme/tokens.ts';
import { ProjectCard } from '../../ui/ProjectCard.tsx';

/** Three or more stand across the page; two in its text column, where they are as wide and leave no gap. */
export function RelatedProjects({ ids }: { readonly ids: readonly ProjectId[] }) {
  return (
    <Row>
      {projects
        .filter(({ id }) => ids.includes(id))
        .map((project) => (
          <ProjectCard key={project.id} project={project} action={portfolio.card} />
        ))}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  gap: 2.5rem ${space.columnGap};

  ${media.medium} {
    grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
  }
`;
