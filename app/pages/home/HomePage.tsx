import { home } from '#content/home.ts';
import { styled } from 'styled-components';
import { media } from '../../theme/tokens.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { Closing } from '../../ui/Closing.tsx';
import { Chronometer } from '../../ui/drawings/Chronometer.tsx';
import { Section } from '../../ui/Section.tsx';
import { Stats } from '../../ui/Stats.tsx';
import { Prose } from '../../ui/Text.tsx';
import { Badges } from './Badges.tsx';
import { Hero } from './Hero.tsx';
import { ServiceIndex } from './ServiceIndex.tsx';
import { Testimonials } from './Testimonials.tsx';
import { Works } from './Works.tsx';

export const head = home.head;

export default function HomePage() {
  const { figures, stats, services, about, technologies, testimonials, closing } = home;
  return (
    <>
      <Hero />
      <Section label={figures.label}>
        <Stats stats={stats} />
        <Works />
      </Section>
      <Section label={services.label} heading={services.heading} lede={services.lede}>
        <ServiceIndex />
      </Section>
      <Section label={about.label} heading={about.heading}>
        <Story>
          <div>
            <Prose>
              {about.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Prose>
            <ArrowLink to={about.action.href}>{about.action.label}</ArrowLink>
          </div>
          <Chronometer />
        </Story>
      </Section>
      <Section label={technologies.label} heading={technologies.heading} lede={technologies.lede}>
        <Badges names={technologies.badges} />
      </Section>
      <Section label={testimonials.label} heading={testimonials.heading} lede={testimonials.lede} across>
        <Testimonials />
      </Section>
      <Closing heading={closing.heading} text={closing.text} actions={[closing.consultation, closing.portfolio]} />
    </>
  );
}

const Story = styled.div`
  display: grid;
  gap: 2.5rem;

  > div > :last-child {
    margin-top: 1.5rem;
  }

  > svg {
    max-width: 15rem;
  }

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) clamp(11rem, 24vw, 16rem);
    gap: clamp(2rem, 5vw, 5rem);
    align-items: start;

    > svg {
      max-width: none;
    }
  }
`;
