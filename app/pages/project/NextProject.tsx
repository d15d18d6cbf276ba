import { navigation } from '#content/navigation.ts';
import { portfolio } from '#content/portfolio.ts';
import { projectCards as projects } from '#content/projects/cards.ts';
import type { Project } from '#content/types.ts';
import { styled } from 'styled-components';
import { media, space } from '../../theme/tokens.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { ProjectCard } from '../../ui/ProjectCard.tsx';
import { Section } from '../../ui/Section.tsx';
import { chapterOf } from './chapter.ts';

/** Where a reader may go from here: the services that made this project, and the next one. */
export function NextProject({ after }: { readonly after: Project }) {
  const words = portfolio.projectPage;
  const next = projects[projects.findIndex(({ id }) => id === after.id) + 1] ?? projects[0];
  return (
    <OnScreen>
      <Section label={chapterOf(after, 5)}>
        <Pair>
          <div>
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
          </div>
          {next && (
            <div>
              <Heading level={2} size="sub">
                {words.next}
              </Heading>
              <ProjectCard project={next} action={portfolio.card} />
            </div>
          )}
        </Pair>
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

const Pair = styled.div`
  display: grid;
  gap: 2.5rem ${space.columnGap};

  h2 {
    margin-bottom: 1rem;
  }

  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }
`;
