import { articlePage } from '#content/article-page.ts';
import type { Article } from '#content/types.ts';
import { styled } from 'styled-components';
import { longDate } from '../../lib/long-date.ts';
import { color, media, space, step } from '../../theme/tokens.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { CoordinateLabel } from '../../ui/CoordinateLabel.tsx';
import { ServiceDrawing } from '../../ui/drawings/ServiceDrawing.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Columns, Container, Stack } from '../../ui/Page.tsx';
import { Lede } from '../../ui/Text.tsx';
import { PassOn } from './PassOn.tsx';

/** The title, what it is about, and who wrote it when. In the margin the drawing of the service it is nearest to. */
export function ArticleHeader({ article }: { readonly article: Article }) {
  const { trail } = articlePage;
  const [nearest] = article.relatedServiceIds;
  return (
    <Top>
      <Container>
        <Breadcrumbs above={trail} here={article.title} />
        <Columns>
          <Margin>
            <CoordinateLabel>{article.category}</CoordinateLabel>
            {nearest && <ServiceDrawing id={nearest} />}
          </Margin>
          <Stack>
            <Heading level={1} size="title">
              {article.title}
            </Heading>
            <Lede>{article.excerpt}</Lede>
            <Byline>
              <span>{article.author}</span>
              <time dateTime={article.date}>{longDate(article.date)}</time>
              <span>{article.readTime}</span>
            </Byline>
            <PassOn title={article.title} />
          </Stack>
        </Columns>
      </Container>
    </Top>
  );
}

/* An article's title is a sentence: between the display size of the other pages and that of a section. */
const Top = styled.header`
  --step-title: clamp(2.15rem, 1.5rem + 2.7vw, 4rem);

  padding-block: calc(${space.bar} + clamp(0.75rem, 2.5vw, 2.25rem)) clamp(2.5rem, 5vw, 4rem);

  ${Columns} {
    margin-top: clamp(1.25rem, 4vw, 3.5rem);
  }

  @media print {
    --step-title: 2rem;

    padding-block: 0 1.5rem;
  }
`;

const Margin = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: flex-start;

  > svg {
    width: 6.5rem;
  }

  ${media.wide} {
    flex-direction: column;
    justify-content: flex-start;
    gap: 1.5rem;
    padding-top: 0.7em;

    > svg {
      width: min(70%, 11rem);
    }
  }
`;

const Byline = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.75rem;
  font-size: ${step.note};
  line-height: 1.8;
  color: ${color.faded};

  > :first-child {
    flex-basis: 100%;
    font-weight: 600;
    color: ${color.ink};

    ${media.medium} {
      flex-basis: auto;
    }
  }
`;
