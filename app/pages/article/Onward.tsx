import { articlePage } from '#content/article-page.ts';
import { navigation } from '#content/navigation.ts';
import type { Article } from '#content/types.ts';
import { styled } from 'styled-components';
import { color, media, space, step } from '../../theme/tokens.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Section } from '../../ui/Section.tsx';

/** Where a reader may go from here: the next article, and the services this one is about. */
export function Onward({ after, after: { next } }: { readonly after: Article }) {
  const { services, more, read, label, back } = articlePage;
  return (
    <Section
      label={label}
      aside={
        <ArrowLink to={back.href} back>
          {back.label}
        </ArrowLink>
      }
    >
      <Pair>
        {next && (
          <div>
            <h2>{more}</h2>
            <Heading level={3}>{next.title}</Heading>
            <Excerpt>{next.excerpt}</Excerpt>
            <ArrowLink to={`/blog/${next.slug}`} about={next.title}>
              {read}
            </ArrowLink>
          </div>
        )}
        <div>
          <h2>{services}</h2>
          <ul role="list">
            {navigation.footerServices
              .filter(({ href }) => after.relatedServiceIds.some((id) => href === `/services/${id}`))
              .map((service) => (
                <li key={service.href}>
                  <ArrowLink to={service.href}>{service.label}</ArrowLink>
                </li>
              ))}
          </ul>
        </div>
      </Pair>
    </Section>
  );
}

const Pair = styled.div`
  display: grid;
  gap: 2.5rem ${space.columnGap};

  > div {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: 0.6rem;
  }

  h2 {
    font-size: ${step.note};
    font-weight: 600;
  }

  ${media.medium} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }

  /* As low as the label beside them. */
  ${media.wide} {
    h2 {
      padding-top: 0.5em;
    }
  }
`;

const Excerpt = styled.p`
  max-width: 32em;
  color: ${color.faded};
`;
