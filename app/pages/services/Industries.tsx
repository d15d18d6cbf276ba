import { projectCards } from '#content/projects/cards.ts';
import { servicesOverview } from '#content/services-overview.ts';
import { styled } from 'styled-components';
import { color, font, media, space, step, target } from '../../theme/tokens.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';

const { caseStudy, onRequest } = servicesOverview.industries;

/** The industries by name, and below each the way to a project of it, or to somebody who can tell of one. */
export function Industries({ names }: { readonly names: readonly string[] }) {
  return (
    <Grid role="list">
      {names.map((name) => {
        const project = projectCards.find(({ category }) => category === name);
        return (
          <li key={name}>
            <Name>{name}</Name>
            {project ? (
              <ArrowLink to={`/portfolio/${project.id}`} about={project.title}>
                {caseStudy}
              </ArrowLink>
            ) : (
              <span>{onRequest}</span>
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
    padding-block: 0.9rem 1rem;
    border-top: 1px solid ${color.line};
    font-size: ${step.note};
    color: ${color.faded};
  }

  /* As tall as the links beside it. */
  > li > span {
    display: flex;
    align-items: center;
    min-height: ${target};
    line-height: 1.4;
  }

  > li > a,
  > li > p {
    color: ${color.ink};
  }

  ${media.huge} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.wide} {
    grid-template-columns: ${space.labelColumn} repeat(3, minmax(0, 1fr));
    column-gap: ${space.columnGap};

    > li {
      padding-block: 1.1rem 1.75rem;
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
