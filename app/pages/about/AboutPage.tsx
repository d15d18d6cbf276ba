import { about } from '#content/about.ts';
import { Closing } from '../../ui/Closing.tsx';
import { PageHeader } from '../../ui/Page.tsx';
import { Section } from '../../ui/Section.tsx';
import { Stats } from '../../ui/Stats.tsx';
import { Prose } from '../../ui/Text.tsx';
import { Creed } from './Creed.tsx';
import { OfficeList } from './OfficeList.tsx';
import { Positions } from './Positions.tsx';
import { Reasons } from './Reasons.tsx';
import { Track } from './Track.tsx';

export const head = about.head;

export default function AboutPage() {
  const { story, mission, vision, reasons, closing } = about;
  return (
    <>
      <PageHeader
        label={<Positions />}
        heading={about.heading}
        lede={about.lede}
      />
      <Section label={about.figures.label}>
        <Stats stats={about.stats} />
      </Section>
      <Section label={story.label} heading={story.heading} aside={<Track />}>
        <Prose>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </Section>
      <Creed {...mission} />
      <Creed {...vision} />
      <Section label={reasons.label} heading={reasons.heading}>
        <Reasons reasons={reasons.items} />
      </Section>
      <Section label={about.offices.label} heading={about.offices.heading} lede={about.offices.text}>
        <OfficeList />
      </Section>
      <Closing heading={closing.heading} text={closing.text} actions={[closing.action]} />
    </>
  );
}
