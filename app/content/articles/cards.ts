import { articles } from './index.ts';

/** What lists show of the articles: a page with such a list carries this, and not the whole texts. */
export const articleCards = articles.map(({ slug, title, excerpt, author, date, category, readTime, featured, relatedServiceIds }) => ({
  slug,
  title,
  excerpt,
  author,
  date,
  category,
  readTime,
  featured,
  relatedServiceIds,
}));

export type ArticleCard = (typeof articleCards)[number];
