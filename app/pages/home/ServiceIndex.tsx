import { home } from '#content/home.ts';
import { serviceCards } from '#content/services/cards.ts';
import { styled } from 'styled-components';
import { color, media } from '../../theme/tokens.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { ServiceDrawing } from '../../ui/drawings/ServiceDrawing.tsx';
import { Heading } from '../../ui/Heading.tsx';

const featured: readonly string[] = home.services.featuredIds;

/** Four of the services as entries of an index, and the way to the rest. Without their numbers: the sections here have such, too. */
export function ServiceIndex() {
  return (
    <div>
      <ul role="list">
        {serviceCards
          .filter(({ id }) => featured.includes(id))
          .map(({ id, title, description, link }) => (
            <Entry key={id} data-card="">
              <Heading level={3}>{title}</Heading>
              <ServiceDrawing id={id} />
              <p>{description}</p>
              <ArrowLink to={link} about={title}>
                {home.services.card}
              </ArrowLink>
            </Entry>
          ))}
      </ul>
      <All>
        <ArrowLink to={home.services.all.href}>{home.services.all.label}</ArrowLink>
      </All>
    </div>
  );
}

/* The drawing stands on the title's line; where there is room, beside all of the words. */
const Entry = styled.li`
  display: grid;
  gap: 0.75rem 1.25rem;
  align-items: end;
  justify-items: start;
  padding-block: 1.5rem 1.25rem;
  border-top: 1px solid ${color.line};

  svg ~ * {
    grid-column: 1 / -1;
  }

  /* Unless the letters are large. */
  @media (min-width: 18em) {
    grid-template-columns: 1fr 30%;
  }

  p {
    max-width: 34em;
    color: ${color.faded};
  }

  ${media.medium} {
    grid-template: auto auto 1fr / 1fr 12rem;
    align-items: start;
    padding-block: 2.25rem;

    svg {
      grid-area: 1 / 2 / 4;
    }

    svg ~ * {
      grid-column: 1;
    }
  }
`;

const All = styled.div`
  padding-top: 1.5rem;
  border-top: 1px solid ${color.line};
`;
