import { home } from '#content/home.ts';
import { serviceCards } from '#content/services/cards.ts';
import { styled } from 'styled-components';
import { color, media, space } from '../../theme/tokens.ts';
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
            <Entry key={id}>
              <div>
                <Heading level={3}>{title}</Heading>
                <p>{description}</p>
                <ArrowLink to={link} about={title}>
                  {home.services.card}
                </ArrowLink>
              </div>
              <ServiceDrawing id={id} />
            </Entry>
          ))}
      </ul>
      <All>
        <ArrowLink to={home.services.all.href}>{home.services.all.label}</ArrowLink>
      </All>
    </div>
  );
}

const Entry = styled.li`
  display: grid;
  gap: 0.5rem 1.25rem;
  padding-block: 1.5rem 1.25rem;
  border-top: 1px solid ${color.line};

  p {
    max-width: 34em;
    margin-block: 0.6rem 0.5rem;
    color: ${color.faded};
  }

  /* The drawing stands beside the words unless the letters are large. */
  @media (min-width: 18em) {
    grid-template-columns: minmax(0, 1fr) 6.5rem;
  }

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 12rem;
    gap: ${space.columnGap};
    padding-block: 2.25rem;
  }
`;

const All = styled.div`
  padding-top: 1.5rem;
  border-top: 1px solid ${color.line};
`;
