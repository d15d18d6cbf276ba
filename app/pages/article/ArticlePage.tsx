import { articlePage } from '#content/article-page.ts';
import type { Article } from '#content/types.ts';
import { styled } from 'styled-components';
import { NewsletterForm } from '../../forms/NewsletterForm.tsx';
import { color, media, space } from '../../theme/tokens.ts';
import type { PageHead, PageProps, Params } from '../../lib/page.ts';
import { subjectIn, type Subject as NamedSubject } from '../../lib/subjects.ts';
import { Closing } from '../../ui/Closing.tsx';
import { Contents } from '../../ui/Contents.tsx';
import { Columns, Container } from '../../ui/Page.tsx';
import { ArticleHeader } from './ArticleHeader.tsx';
import { Chapter } from './Chapter.tsx';
import { Onward } from './Onward.tsx';

/** Or the view of what is not there, which those who read an article need not fetch. */
type Subject = Article | typeof import('./ArticleNotFound.tsx');

const files = import.meta.glob<Readonly<Record<string, Article>>>(['../../content/articles/*.ts', '!**/{index,cards,categories}.ts']);

export const subject = ({ slug = '' }: Params): NamedSubject<Subject> => {
  const article = subjectIn(files, slug);
  return article.file ? article : { file: 'ArticleNotFound.tsx', load: () => import('./ArticleNotFound.tsx') };
};

export const head = (_params: Params, article: Subject): PageHead => ('default' in article ? article.head : { ...article.head, canonical: `/blog/${article.slug}` });

/** One article, or word that there is none at this address. */
export default function ArticlePage({ subject: article }: PageProps<Subject>) {
  if ('default' in article) return <article.default />;
  const { contents, closing } = articlePage;
  return (
    <>
      <article>
        <ArticleHeader article={article} />
        <Container>
          <Ruled>
            <Contents heading={contents} sections={article.sections} />
            <div>
              {article.sections.map((section) => (
                <Chapter key={section.id} section={section} />
              ))}
            </div>
          </Ruled>
        </Container>
      </article>
      <OnScreen>
        <Onward after={article} />
        <NewsletterForm />
        <Closing heading={closing.heading} text={closing.text} actions={[closing.action]} />
      </OnScreen>
    </>
  );
}

/** On paper an article ends with its last word. */
const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;

/* A margin and no padding below, which would take a sheet of its own after the last words. */
const Ruled = styled(Columns)`
  margin-bottom: ${space.section};
  padding-top: 1.25rem;
  border-top: 1px solid ${color.line};

  /* Its tables ask how much room they have for their letters (ui/FigureTable.tsx). */
  > div {
    container-type: inline-size;
  }

  ${media.wide} {
    padding-top: 1.75rem;
  }
`;
