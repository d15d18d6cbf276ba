import { articleCategories } from '#content/articles/categories.ts';
import { articleCards } from '#content/articles/cards.ts';
import { blog } from '#content/blog.ts';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { NewsletterForm } from '../../forms/NewsletterForm.tsx';
import { color, media, step, target } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { FilterRow } from '../../ui/FilterRow.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { useReflow } from '../../ui/motion/use-reflow.ts';
import { optionIn } from '../../ui/option-in.ts';
import { PageHeader, Stack } from '../../ui/Page.tsx';
import { Section } from '../../ui/Section.tsx';
import { Lede, Note } from '../../ui/Text.tsx';
import { useAddressQuery } from '../../ui/use-address-query.ts';
import { ArticleEntry } from './ArticleEntry.tsx';
import { findArticles } from './find-articles.ts';
import { SearchBox } from './SearchBox.tsx';
import { useArticleTexts } from './use-article-texts.ts';
import { useTypedQuery } from './use-typed-query.ts';

export const head = blog.head;

/** The featured article first; the others keep their order, newest first. */
const inOrder = articleCards.toSorted((a, b) => Number(b.featured) - Number(a.featured));

export default function BlogPage() {
  const [query, change] = useAddressQuery();
  const [text, type, settle] = useTypedQuery('q');
  const category = optionIn(articleCategories, query.get('category'));
  const texts = useArticleTexts(text !== '');
  const shown = findArticles(inOrder, { category, text }, texts);
  const list = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const takePlaces = useReflow(list, shown.map(({ slug }) => slug).join());
  const choose = (chosen: string) => {
    takePlaces();
    change({ name: 'category', value: chosen === 'All' ? undefined : chosen });
  };
  const search = (typed: string) => {
    takePlaces();
    type(typed);
  };
  const showAll = () => {
    type('');
    choose('All');
    // The button goes with what it stood in.
    row.current?.querySelector('button')?.focus();
  };

  return (
    <>
      <PageHeader label={blog.label} heading={blog.heading} lede={blog.lede}>
        <SearchBox {...blog.search} text={text} onType={search} onDone={settle} />
      </PageHeader>
      <Choice ref={row}>
        <Section
          label={
            <Shown>
              {blog.filterLabel}
              <Note role="status">{shown.length === inOrder.length ? blog.allShown(inOrder.length) : blog.someShown(shown.length, inOrder.length, category)}</Note>
              <FeedLink href={blog.feed.link.href}>{blog.feed.link.label}</FeedLink>
            </Shown>
          }
        >
          <FilterRow label={blog.filterLabel} options={articleCategories} chosen={category} onChoose={choose} />
          {shown.length === 0 && (
            <Stack>
              <Heading level={2}>{blog.search.noneHeading}</Heading>
              <Lede>{blog.search.noneText}</Lede>
              <Button type="button" $look="quiet" onClick={showAll}>
                {blog.search.reset}
              </Button>
            </Stack>
          )}
        </Section>
      </Choice>
      <List ref={list}>
        {shown.map((article) => (
          <ArticleEntry key={article.slug} article={article} featured={blog.featured} read={blog.card} />
        ))}
      </List>
      <NewsletterForm />
    </>
  );
}

/** The list begins soon below what chooses from it. */
const Choice = styled.div`
  --section: clamp(1.5rem, 3vw, 2.75rem);
`;

/* Where the label stands above the text, the feed is at the end of its line, and what is said below keeps clear of it. */
const Shown = styled.div`
  @media (18em < width < 60em) {
    position: relative;

    > [role='status'] {
      padding-right: 6rem;
    }

    > a {
      position: absolute;
      top: 0;
      right: 0;
    }
  }

  ${media.wide} {
    > a {
      margin-top: 1rem;
    }
  }
`;

/** The articles go to new places in it when some are left out. */
const List = styled.div`
  position: relative;
`;

/** A file and not a page: it is left to the browser. */
const FeedLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
  font-size: ${step.note};
  font-weight: 400;
  color: ${color.ink};

  @media print {
    display: none;
  }
`;
