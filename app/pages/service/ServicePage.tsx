import { servicesOverview } from '#content/services-overview.ts';
import type { Service } from '#content/types.ts';
import type { PageProps, Params } from '../../lib/page.ts';
import { subjectIn } from '../../lib/subjects.ts';
import { AreaTable } from '../../ui/AreaTable.tsx';
import { Closing } from '../../ui/Closing.tsx';
import { NumberedList } from '../../ui/NumberedList.tsx';
import { Section } from '../../ui/Section.tsx';
import { Caution } from './Caution.tsx';
import { Delivered } from './Delivered.tsx';
import { Features } from './Features.tsx';
import { Questions } from './Questions.tsx';
import { RelatedProjects } from './RelatedProjects.tsx';
import { quoteFor, ServiceHeader } from './ServiceHeader.tsx';

type Subject = Service | undefined;

const files = import.meta.glob<Readonly<Record<string, Service>>>(['../../content/services/*.ts', '!**/{index,cards,categories}.ts']);

export const subject = ({ slug = '' }: Params) => subjectIn(files, slug);
export const head = (_params: Params, service: Subject) => service?.head;

/** One service: what is delivered, how the work runs, what with, and when not to buy it. */
export default function ServicePage({ subject: service }: PageProps<Subject>) {
  if (!service) return null;
  const words = servicesOverview.servicePage;
  // What to send us, and what we do with it.
  const [ask = '', promise = ''] = service.callToAction.split(/\. (.*)/);
  const chapter = (index: number) => `${service.number}.${index} / ${words.chapters[index - 1]}`;
  return (
    <>
      <ServiceHeader service={service} />
      <Section label={chapter(1)} heading={words.features}>
        <Features features={service.features} />
      </Section>
      <Section label={chapter(2)} heading={words.delivered}>
        <Delivered items={service.delivered} />
      </Section>
      <Section label={chapter(3)} heading={words.process}>
        <NumberedList items={service.process.map(({ title, text }) => ({ key: title, title, body: <p>{text}</p> }))} />
      </Section>
      <Section label={chapter(4)} heading={words.technologies}>
        <AreaTable areas={service.technologiesByArea} />
      </Section>
      <Section label={chapter(5)} heading={words.whenNotToBuy}>
        <Caution paragraphs={service.whenNotToBuy} />
      </Section>
      <Section label={chapter(6)} heading={words.faq}>
        <Questions questions={service.faq} />
      </Section>
      <Section label={chapter(7)} heading={words.related} across={service.relatedProjectIds.length > 2}>
        <RelatedProjects ids={service.relatedProjectIds} />
      </Section>
      <Closing heading={ask} text={promise} actions={[quoteFor(service.id), words.work]} />
    </>
  );
}
