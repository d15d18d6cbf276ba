import { projectCards } from '#content/projects/cards.ts';
import { servicesOverview } from '#content/services-overview.ts';
import { styled } from 'styled-components';
import { color, font, media, step } from '../../theme/tokens.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';

/** The industries by name; where a project of one is published, the way to it. */
export function Industries({ names }: { readonly names: readonly string[] }) {
  return (
    <Grid role="list">
      {names.map((name) => {
        const project = projectCards.find(({ category }) => category === name);
        return (
          <li key={name}>
            <Name>{name}</Name>
            {project && (
              <ArrowLink to={`/portfolio/${project.id}`} about={project.title}>
                {servicesOverview.industries.caseStudy}
              </ArrowLink>
            )}
          </li>
        );
      })}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-bottom: 1px solid ${color.line};

  > li {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: clamp(0.75rem, 3vw, 2.5rem);
    min-height: 7.5rem;
    padding: 0.9rem 1rem 0.35rem 0;
    border-top: 1px solid ${color.line};
    font-size: ${step.note};
  }

  > li:nth-child(even) {
    padding-inline: 1rem 0;
    border-left: 1px solid ${color.line};
  }

  ${media.huge} {
    grid-template-columns: minmax(0, 1fr);

    > li:nth-child(n) {
      min-height: 0;
      padding-inline: 0;
      border-left: 0;
    }
  }

  ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    > li {
      min-height: 10rem;
      padding: 1.1rem 1.25rem 0.6rem;
    }

    > li:not(:nth-child(4n + 1)) {
      border-left: 1px solid ${color.line};
    }

    > li:nth-child(4n + 1) {
      padding-left: 0;
    }
  }
`;

const Name = styled.p`
  font-family: ${font.display};
  font-size: ${step.lede};
  line-height: 1.15;

  ${media.medium} {
    font-size: ${step.sub};
  }
`;
