import { articles } from './articles/index.ts';
import type { Article } from './types.ts';

/** By its slug, the article to read after an article: the first one after the last. */
export const nextArticle: Readonly<Record<string, Article['next']>> = Object.fromEntries(
  articles.map((article, index) => {
    const { slug, title, excerpt } = articles[(index + 1) % articles.length] ?? article;
    return [article.slug, { slug, title, excerpt }];
  }),
);
