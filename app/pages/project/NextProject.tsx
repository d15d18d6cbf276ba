import { navigation } from '#content/navigation.ts';
import { portfolio } from '#content/portfolio.ts';
import { projectCards as projects } from '#content/projects/cards.ts';
import type { Project } from '#content/types.ts';
import { styled } from 'styled-components';
import { color, media, space } from '../../theme/tokens.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { CoverFile } from '../../ui/drawings/CoverFile.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { ProjectCaption } from '../../ui/ProjectCaption.tsx';
import { Section } from '../../ui/Section.tsx';
import { chapterOf } from './chapter.ts';

/** Where a reader may go from here: the services that made this project, in a line, and the next project. */
export function NextProject({ after }: { readonly after: Project }) {
  const words = portfolio.projectPage;
  const next = projects[projects.findIndex(({ id }) => id === after.id) + 1] ?? projects[0];
  return (
    <OnScreen>
      <Section label={chapterOf(after, 5)}>
        <Services>
          <Heading level={2} size="sub">
            {words.services}
          </Heading>
          <ul role="list">
            {navigation.footerServices
              .filter(({ href }) => after.serviceIds.some((id) => href === `/services/${id}`))
              .map(({ label, href }) => (
                <li key={href}>
                  <ArrowLink to={href}>{label}</ArrowLink>
                </li>
              ))}
          </ul>
        </Services>
        {next && (
          <Next data-card="">
            <Heading level={2} size="sub">
              {words.next}
            </Heading>
            <CoverFile project={next} />
            <Words>
              <ProjectCaption project={next} />
              <Heading level={3} size="title">
                {next.title}
              </Heading>
              <p>{next.description}</p>
              <ArrowLink to={`/portfolio/${next.id}`} about={next.title}>
                {portfolio.card}
              </ArrowLink>
            </Words>
          </Next>
        )}
      </Section>
    </OnScreen>
  );
}

/* Nobody follows a link on paper. */
const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;

const Services = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.25rem 2.5rem;

  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 2rem;
  }
`;

const Next = styled.article`
  display: grid;
  gap: 1.25rem ${space.columnGap};
  padding-top: 1.25rem;
  border-top: 1px solid ${color.line};

  ${media.wide} {
    grid-template: auto 1fr / minmax(0, 7fr) minmax(0, 5fr);
    padding-top: 1.75rem;

    /* As high as the words, should they be higher. */
    > img {
      grid-row: 1 / span 2;
      grid-column: 1;
      height: 100%;
      object-fit: cover;
    }
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 0.9rem;

  > p {
    color: ${color.faded};
  }

  ${media.wide} {
    justify-content: flex-end;
  }
`;
