import { servicesOverview } from '#content/services-overview.ts';
import { serviceCards } from '#content/services/cards.ts';
import { styled } from 'styled-components';
import { space } from '../../theme/tokens.ts';
import { Closing } from '../../ui/Closing.tsx';
import { Container, PageHeader } from '../../ui/Page.tsx';
import { Section } from '../../ui/Section.tsx';
import { VisuallyHidden } from '../../ui/Text.tsx';
import { Industries } from './Industries.tsx';
import { ProcessSteps } from './ProcessSteps.tsx';
import { ServiceEntry } from './ServiceEntry.tsx';

export const head = servicesOverview.head;

export default function ServicesPage() {
  const { cards, industries, process, closing } = servicesOverview;
  return (
    <>
      <PageHeader label={servicesOverview.label} heading={servicesOverview.heading} lede={servicesOverview.lede} />
      <Index>
        <VisuallyHidden as="h2">{cards.heading}</VisuallyHidden>
        {serviceCards.map((service) => (
          <ServiceEntry key={service.id} service={service} more={cards.link} />
        ))}
      </Index>
      <Section label={industries.label} heading={industries.heading} lede={industries.lede} across>
        <Industries names={industries.items} />
      </Section>
      <Section label={process.label} heading={process.heading} across>
        <ProcessSteps steps={process.steps} />
      </Section>
      <Closing heading={closing.heading} text={closing.text} actions={[closing.action]} />
    </>
  );
}

/* Its heading is for those who hear the page: on paper and screen the six labels `01 / Web` follow the page's own title. */
const Index = styled(Container)`
  padding-bottom: ${space.section};
`;
