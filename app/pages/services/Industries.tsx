import { projectCards } from '#content/projects/cards.ts';
import { servicesOverview } from '#content/services-overview.ts';
import { styled } from 'styled-components';
import { color, font, media, space, step } from '../../theme/tokens.ts';
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

/* On wide screens the second column begins where the heading does. */
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: 1.25rem;

  > li {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: clamp(0.75rem, 3vw, 2.5rem);
    min-height: 7.5rem;
    padding-block: 0.9rem 0.35rem;
    border-top: 1px solid ${color.line};
    font-size: ${step.note};
  }

  ${media.huge} {
    grid-template-columns: minmax(0, 1fr);

    > li {
      min-height: 0;
    }
  }

  ${media.wide} {
    grid-template-columns: ${space.labelColumn} repeat(3, minmax(0, 1fr));
    column-gap: ${space.columnGap};

    > li {
      min-height: 10rem;
      padding-block: 1.1rem 0.6rem;
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
