import type { Article, ArticleFilter } from '#content/types.ts';

export interface Wanted {
  /** `All`, or the name of a category. */
  readonly category: string;
  /** Words that must all occur, in any order, in the article or what is said about it. */
  readonly text: string;
}

/** The articles that are wanted, in their order. */
export function findArticles(articles: readonly Article[], { category, text }: Wanted): readonly Article[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return articles.filter((article) => {
    if (category !== ('All' satisfies ArticleFilter) && article.category !== category) return false;
    const contents = contentsOf(article);
    return words.every((word) => contents.includes(word));
  });
}

const known = new WeakMap<Article, string>();

function contentsOf(article: Article): string {
  let contents = known.get(article);
  if (contents === undefined) {
    const { title, excerpt, author, category, sections } = article;
    const body = sections.flatMap(({ heading, paragraphs, list = [] }) => [heading, ...paragraphs, ...list]);
    contents = fold([title, excerpt, author, category, ...body].join('\n'));
    known.set(article, contents);
  }
  return contents;
}

/** Without the differences that nobody types: case, accents, the form of an apostrophe. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase();
}
