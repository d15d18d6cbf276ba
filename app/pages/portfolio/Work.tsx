import { portfolio, portfolioCategories } from '#content/portfolio.ts';
import { projectCards as projects } from '#content/projects/cards.ts';
import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { media, space, step } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { FilterRow } from '../../ui/FilterRow.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { useReflow } from '../../ui/motion/use-reflow.ts';
import { optionIn } from '../../ui/option-in.ts';
import { Stack } from '../../ui/Page.tsx';
import { Section } from '../../ui/Section.tsx';
import { Note } from '../../ui/Text.tsx';
import { useAddressQuery } from '../../ui/use-address-query.ts';
import { ProjectEntry } from './ProjectEntry.tsx';
import { projectsIn } from './projects-in.ts';

/** The projects, and the row that narrows them down. The category stands in the address, so that it can be sent on. */
export function Work() {
  const [query, change] = useAddressQuery();
  const category = optionIn(portfolioCategories, query.get('category'));
  const shown = projectsIn(projects, category);
  const wall = useRef<HTMLDivElement>(null);
  const takePlaces = useReflow(wall, category);
  const coming = useRef<string>(undefined);
  const row = useRef<HTMLDivElement>(null);
  const choose = (chosen: string) => {
    takePlaces();
    coming.current = chosen;
    change({ name: 'category', value: chosen === 'All' ? undefined : chosen });
  };
  const showAll = () => {
    choose('All');
    // The button goes with what it stood in.
    row.current?.querySelector('button')?.focus();
  };

  // Whoever chooses far down the wall sees what they have chosen, and not what came below it.
  useLayoutEffect(() => {
    if (coming.current !== category) return;
    coming.current = undefined;
    if (wall.current && wall.current.getBoundingClientRect().top < 0) wall.current.scrollIntoView();
  }, [category]);

  return (
    <Section
      pinned
      label={
        <Choice ref={row}>
          <p data-scripted="">{portfolio.filterLabel}</p>
          <FilterRow label={portfolio.filterLabel} options={portfolioCategories} chosen={category} onChoose={choose} />
          <Note role="status">{shown.length === projects.length ? portfolio.allShown(projects.length) : portfolio.someShown(shown.length, projects.length, category)}</Note>
        </Choice>
      }
    >
      {shown.length > 0 ? (
        <Wall ref={wall}>
          {shown.map((project) => (
            <ProjectEntry key={project.id} project={project} more={portfolio.card} />
          ))}
        </Wall>
      ) : (
        <Stack>
          <Heading level={2}>{portfolio.noneShown(category)}</Heading>
          <Button type="button" $look="quiet" onClick={showAll}>
            {portfolio.showAll}
          </Button>
        </Stack>
      )}
    </Section>
  );
}

/* In the margin on wide screens, one below the other, and in view as long as there are projects to choose from. */
const Choice = styled.div`
  display: grid;
  gap: 0.5rem;

  > [role='group'] {
    font-size: ${step.body};

    /* The six categories fill two columns, or three, evenly. */
    > :first-child {
      grid-column: 1 / -1;
    }
  }

  > [role='status'] {
    padding-block: 0.5rem 1rem;
  }

  ${media.medium} {
    > [role='group'] > :first-child {
      grid-column: auto;
    }
  }

  ${media.wide} {
    > [role='group'] {
      flex-direction: column;
      align-items: flex-start;
      gap: 0;
    }

    > [role='status'] {
      padding: 0;
    }
  }

  /* Where the longest has room in one line, how many there are stands below what asks for it. */
  @media (min-width: 75em) {
    > [role='status'] {
      grid-row: 2;
    }
  }
`;

const Wall = styled.div`
  position: relative;
  display: grid;
  gap: clamp(3rem, 6vw, 6rem) ${space.columnGap};

  ${media.medium} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`;
