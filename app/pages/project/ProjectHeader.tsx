import { portfolio } from '#content/portfolio.ts';
import type { Project } from '#content/types.ts';
import { styled } from 'styled-components';
import { color, media, space, step } from '../../theme/tokens.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { CoordinateLabel } from '../../ui/CoordinateLabel.tsx';
import { Cover } from '../../ui/drawings/Cover.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Columns, Container, Stack } from '../../ui/Page.tsx';
import { Lede, Prose } from '../../ui/Text.tsx';
import { TagList } from '../../ui/TagList.tsx';

/** Title, cover and the facts of a project; the story stands beside the facts. */
export function ProjectHeader({ project }: { readonly project: Project }) {
  const words = portfolio.projectPage;
  const facts = [
    [words.client, project.client],
    [words.duration, project.timeline],
    [words.teamSize, project.teamSize],
    [words.budget, project.budget],
  ];
  return (
    <Top>
      <Container>
        <Columns>
          <CoordinateLabel as="div">
            <ArrowLink to={words.back.href} back>
              {words.back.label}
            </ArrowLink>
          </CoordinateLabel>
          <Stack>
            <Field as="div">
              <Badge>{project.category}</Badge>
              <span>{project.client}</span>
            </Field>
            <Heading level={1}>{project.title}</Heading>
            <Lede>{project.description}</Lede>
          </Stack>
        </Columns>
        <Picture>
          <Cover project={project} />
        </Picture>
        <Columns>
          <div>
            <FactsHeading>{words.overview}</FactsHeading>
            <Facts>
              {facts.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </Facts>
          </div>
          <Story>
            <Prose>
              <p>{project.longDescription}</p>
            </Prose>
            <TagList label={words.technologies} tags={project.technologies} />
          </Story>
        </Columns>
      </Container>
    </Top>
  );
}

const Top = styled.header`
  padding-block: calc(${space.bar} + clamp(1.5rem, 4vw, 3.5rem)) ${space.section};

  @media print {
    padding-top: 1rem;

    /* What it was built with stands in a table further down. */
    a,
    ul {
      display: none;
    }
  }
`;

const Field = styled(CoordinateLabel)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.35rem 0.9em;
`;

const Badge = styled.p`
  padding: 0.25em 0.75em;
  border: 1px solid ${color.brass};
  border-radius: 2px;
`;

const Picture = styled.div`
  margin-block: clamp(2rem, 5vw, 4.5rem);

  > svg {
    max-height: 44rem;
  }

  @media print {
    margin-block: 1.5rem;

    > svg {
      max-height: 18rem;
    }
  }

  ${media.wide} {
    > svg {
      aspect-ratio: 2.1;
    }
  }
`;

const FactsHeading = styled.h2`
  margin-bottom: 0.75rem;
  font-size: ${step.note};
  font-weight: 500;
  color: ${color.brass};
`;

const Facts = styled.dl`
  display: grid;
  column-gap: 1.25rem;

  > div {
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr);
    align-items: baseline;
    padding-block: 0.7rem;
    border-top: 1px solid ${color.line};
  }

  dt {
    font-size: ${step.note};
    color: ${color.faded};
  }

  ${media.huge} {
    > div {
      display: block;
    }
  }

  /* Two beside each other where each has room for its words in a line. */
  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > div {
      display: block;
    }
  }

  ${media.wide} {
    grid-template-columns: 1fr;
    max-width: 15rem;
  }
`;

const Story = styled(Stack)`
  @media print {
    margin-top: 1.25rem;
  }

  ${media.wide} {
    p {
      font-size: ${step.lede};
      line-height: 1.55;
    }
  }
`;
