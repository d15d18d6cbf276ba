import type { ServiceCard } from '#content/services/cards.ts';
import { shell } from '#content/shell.ts';
import { styled } from 'styled-components';
import { color, media, space } from '../../theme/tokens.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { CoordinateLabel } from '../../ui/CoordinateLabel.tsx';
import { ServiceDrawing } from '../../ui/drawings/ServiceDrawing.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { TagList } from '../../ui/TagList.tsx';

interface ServiceEntryProps {
  readonly service: ServiceCard;
  /** The words of the link. */
  readonly more: string;
}

/** A service across the page: its sign in the margin, what it is, and beside that what it includes. */
export function ServiceEntry({ service, more }: ServiceEntryProps) {
  return (
    <Entry data-card="">
      <Sign>
        <CoordinateLabel>
          {service.number} / {service.shortTitle}
        </CoordinateLabel>
        <ServiceDrawing id={service.id} />
      </Sign>
      <Words>
        <Heading level={3} size="title">
          {service.title}
        </Heading>
        <p>{service.description}</p>
      </Words>
      <Features>
        {service.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </Features>
      <TagList label={shell.technologiesOf(service.title)} tags={service.technologies} />
      <ArrowLink to={service.link} about={service.title}>
        {more}
      </ArrowLink>
    </Entry>
  );
}

const Entry = styled.article`
  display: grid;
  gap: 1.25rem ${space.columnGap};
  padding-block: 1.25rem 2.5rem;
  border-top: 1px solid ${color.line};

  > * {
    min-width: 0;
  }

  ${media.medium} {
    grid-template: repeat(3, auto) 1fr / minmax(0, 6fr) minmax(0, 5fr);
    padding-block: 1.75rem 3.5rem;
  }

  ${media.wide} {
    grid-template: auto auto 1fr / ${space.labelColumn} minmax(0, 6fr) minmax(0, 5fr);
  }

  > a {
    justify-self: start;
    align-self: start;
  }

  /* Where there are two columns, what it is built with stands under the words. */
  ${media.medium} {
    > ul + ul,
    > a {
      grid-column: -3;
    }
  }
`;

const Sign = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: flex-start;

  > svg {
    width: 6.5rem;
  }

  ${media.medium} {
    grid-column: 1 / -1;
  }

  ${media.wide} {
    grid-area: 1 / 1 / span 3;
    flex-direction: column;
    justify-content: flex-start;
    gap: 1.75rem;
    padding-top: 0.7em;

    > svg {
      width: min(70%, 11rem);
    }
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 1rem;

  > p {
    max-width: 28em;
    color: ${color.faded};
  }
`;

const Features = styled.ul.attrs({ role: 'list' })`
  > li {
    padding-block: 0.7em;
    border-bottom: 1px solid ${color.line};
    line-height: 1.4;
  }

  ${media.medium} {
    grid-area: 2 / 2 / span 3;

    > li:first-child {
      padding-top: 0.55em;
    }
  }

  ${media.wide} {
    grid-area: 1 / 3 / span 3;
  }
`;
