import type { ArticleCard } from '#content/articles/cards.ts';
import type { Article, ArticleFilter } from '#content/types.ts';

export interface Wanted {
  /** `All`, or the name of a category. */
  readonly category: string;
  /** Words that must all occur, in any order, in the article or what is said about it. */
  readonly text: string;
}

/**
 * The articles that are wanted, in their order.
 *
 * @param texts what stands in them; where it is not known yet, only what the list shows is searched
 */
export function findArticles<Card extends ArticleCard>(cards: readonly Card[], { category, text }: Wanted, texts: readonly Article[] = []): readonly Card[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    if (category !== ('All' satisfies ArticleFilter) && card.category !== category) return false;
    const contents = contentsOf(texts.find(({ slug }) => slug === card.slug) ?? card);
    return words.every((word) => contents.includes(word));
  });
}

const known = new WeakMap<ArticleCard, string>();

function contentsOf(article: ArticleCard | Article): string {
  let contents = known.get(article);
  if (contents === undefined) {
    const { title, excerpt, author, category } = article;
    const body = 'sections' in article ? article.sections.flatMap(({ heading, paragraphs, list = [] }) => [heading, ...paragraphs, ...list]) : [];
    contents = fold([title, excerpt, author, category, ...body].join('\n'));
    known.set(article, contents);
  }
  return contents;
}

/** Without the differences that nobody types: case, accents, the form of an apostrophe. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase();
}
