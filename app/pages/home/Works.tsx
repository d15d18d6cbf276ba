import { home } from '#content/home.ts';
import { projectCards } from '#content/projects/cards.ts';
import { styled } from 'styled-components';
import { media, space } from '../../theme/tokens.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { CoordinateLabel } from '../../ui/CoordinateLabel.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { captionOf } from '../../ui/ProjectCaption.tsx';

const shown: readonly number[] = home.figures.projectIds;

/** Two projects and what came of each, wide and narrow as in the portfolio. */
export function Works() {
  return (
    <Pair>
      {projectCards
        .filter(({ id }) => shown.includes(id))
        .map((project) => (
          <article key={project.id} data-card="">
            <img src={`/covers/${project.id}.svg`} alt="" width="480" height="320" loading="lazy" decoding="async" />
            <CoordinateLabel>{captionOf(project)}</CoordinateLabel>
            <Heading level={3}>{project.results[0]!}</Heading>
            <ArrowLink to={`/portfolio/${project.id}`} about={project.title}>
              {home.testimonials.card}
            </ArrowLink>
          </article>
        ))}
    </Pair>
  );
}

const Pair = styled.div`
  display: grid;
  gap: 2rem ${space.columnGap};

  img {
    margin-bottom: 1rem;
  }

  h3 {
    margin-top: 0.25rem;
  }

  ${media.medium} {
    grid-template-columns: 7fr 5fr;

    > :last-child {
      padding-top: clamp(2rem, 6vw, 6rem);
    }
  }
`;
