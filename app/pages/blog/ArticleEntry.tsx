import type { ArticleCard } from '#content/articles/cards.ts';
import { styled } from 'styled-components';
import { longDate } from '../../lib/long-date.ts';
import { color, media, space, step } from '../../theme/tokens.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { CoordinateLabel } from '../../ui/CoordinateLabel.tsx';
import { ServiceDrawing } from '../../ui/drawings/ServiceDrawing.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Columns, Container } from '../../ui/Page.tsx';
import { Lede } from '../../ui/Text.tsx';

interface ArticleEntryProps {
  readonly article: ArticleCard;
  /** The mark of the featured article. */
  readonly featured: string;
  /** The words of the link to it. */
  readonly read: string;
}

/**
 * An article in the list: when and on what in the margin, what it says beside it, and the drawing of the service that it is
 * nearest to.
 */
export function ArticleEntry({ article, featured, read }: ArticleEntryProps) {
  const [nearest] = article.relatedServiceIds;
  return (
    <Container data-flow={article.slug}>
      <Entry id={article.slug} as="article" data-card="" data-featured={article.featured}>
        <Margin>
          {article.featured && <Featured>{featured}</Featured>}
          <CoordinateLabel as="time" dateTime={article.date}>
            {longDate(article.date)}
          </CoordinateLabel>
          <span>{article.category}</span>
          <span>{article.author}</span>
          <span>{article.readTime}</span>
        </Margin>
        <Body>
          <Words>
            <Heading level={2} size={article.featured ? 'title' : 'sub'}>
              {article.title}
            </Heading>
            {article.featured ? <Lede>{article.excerpt}</Lede> : <Excerpt>{article.excerpt}</Excerpt>}
            <ArrowLink to={`/blog/${article.slug}`} about={article.title}>
              {read}
            </ArrowLink>
          </Words>
          {nearest && <ServiceDrawing id={nearest} />}
        </Body>
      </Entry>
    </Container>
  );
}

const Entry = styled(Columns)`
  padding-block: 1.25rem clamp(2rem, 3.5vw, 3.25rem);
  border-top: 1px solid ${color.line};

  &[data-featured='true'] {
    padding-bottom: clamp(2.5rem, 5vw, 5rem);
    border-color: ${color.brass};
  }

  ${media.wide} {
    padding-top: 1.75rem;
  }
`;

/* Below each other, as in the margin of wide screens; in between there is room for one line in four columns. */
const Margin = styled.div`
  display: grid;
  gap: 0 1.25rem;
  align-self: start;
  font-size: ${step.note};
  line-height: 1.6;
  color: ${color.faded};

  ${media.medium} {
    grid-template-columns: repeat(3, minmax(0, 10.5em)) 1fr;
  }

  ${media.wide} {
    grid-template-columns: 1fr;
    padding-top: 0.45em;
  }
`;

const Featured = styled.strong`
  grid-column: 1 / -1;
  font-weight: 600;
  color: ${color.brass};
`;

/* On a phone the drawing stands beside what is in the margin elsewhere. */
const Body = styled.div`
  display: grid;
  gap: ${space.columnGap};

  > svg {
    position: absolute;
    top: 1.25rem;
    right: 0;
    width: 5.75rem;
    pointer-events: none;
  }

  ${media.huge} {
    > svg {
      display: none;
    }
  }

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) 7rem;

    > svg {
      position: static;
      width: auto;
    }

    [data-featured='true'] > & {
      grid-template-columns: minmax(0, 3fr) minmax(0, 1fr);
    }
  }
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: 0.75rem;

  [data-featured='true'] & {
    gap: 1.25rem;
  }
`;

const Excerpt = styled.p`
  max-width: 34em;
  text-wrap: balance;
  color: ${color.faded};
`;
