import { servicesOverview } from '#content/services-overview.ts';
import type { Action, Service, ServiceId } from '#content/types.ts';
import { styled } from 'styled-components';
import { media } from '../../theme/tokens.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { Actions, ButtonLink } from '../../ui/Button.tsx';
import { ServiceDrawing } from '../../ui/drawings/ServiceDrawing.tsx';
import { PageHeader } from '../../ui/Page.tsx';
import { TagList } from '../../ui/TagList.tsx';

/** What the service is, its drawing in the margin, and the two ways on. */
export function ServiceHeader({ service }: { readonly service: Service }) {
  const { back, work, technologyNames } = servicesOverview.servicePage;
  const quote = quoteFor(service.id);
  return (
    <PageHeader
      label={
        <Margin>
          <ArrowLink to={back.href} back>
            {back.label}
          </ArrowLink>
          <ServiceDrawing id={service.id} />
          <span>
            {service.number} / {service.title}
          </span>
        </Margin>
      }
      heading={service.headline}
      lede={service.lede}
    >
      <TagList label={technologyNames} tags={service.technologies} />
      <Actions>
        <ButtonLink to={quote.href}>{quote.label}</ButtonLink>
        <ButtonLink to={work.href} $look="quiet">
          {work.label}
        </ButtonLink>
      </Actions>
    </PageHeader>
  );
}

/** The way to the contact form, where this service is then chosen already. */
export function quoteFor(id: ServiceId): Action {
  const { label, href } = servicesOverview.servicePage.quote;
  return { label, href: `${href}?service=${id}` };
}

/* On a phone the drawing stands to the right of both lines, as on the list of the services. */
const Margin = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 6rem;
  justify-items: start;

  > svg {
    grid-area: 1 / 2 / span 2;
  }

  ${media.wide} {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: 1.5rem;
    margin-top: -1.1em;

    > svg {
      width: 85%;
    }
  }
`;
