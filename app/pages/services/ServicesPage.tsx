import { servicesOverview } from '#content/services-overview.ts';
import { serviceCards } from '#content/services/cards.ts';
import { Closing } from '../../ui/Closing.tsx';
import { LabelHeading } from '../../ui/LabelHeading.tsx';
import { PageHeader } from '../../ui/Page.tsx';
import { Section } from '../../ui/Section.tsx';
import { Industries } from './Industries.tsx';
import { ProcessSteps } from './ProcessSteps.tsx';
import { ServiceEntry } from './ServiceEntry.tsx';

export const head = servicesOverview.head;

export default function ServicesPage() {
  const { cards, industries, process, closing } = servicesOverview;
  return (
    <>
      <PageHeader label={servicesOverview.label} heading={servicesOverview.heading} lede={servicesOverview.lede} />
      <Section label={<LabelHeading>{cards.heading}</LabelHeading>} across>
        {serviceCards.map((service) => (
          <ServiceEntry key={service.id} service={service} more={cards.link} />
        ))}
      </Section>
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
