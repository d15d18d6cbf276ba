import { articles } from '#content/articles/index.ts';
import { assistant } from '#content/assistant.ts';
import { blog } from '#content/blog.ts';
import type { Article } from '#content/types.ts';
import type { Entity, Passage } from '../passage.ts';
import { list, prose } from './make.ts';

const { sentences } = assistant;

const page = { label: 'Blog', href: '/blog' };
const pageOf = ({ slug, title }: Article) => ({ label: title, href: `/blog/${slug}` });

export const articleEntities: readonly Entity[] = articles.map((article) => ({
  id: `article:${article.slug}`,
  names: [article.title, article.head.title.split(' · ')[0]!, article.author],
  page: pageOf(article),
}));

/** What the blog says. */
export function articlePassages(): Passage[] {
  const place = { about: 'blog', page };
  return [
    list(place, ['list'], 'articles blog posts reading topics', sentences.articles, articles.map(({ title, author }) => `“${title}” (${author})`)),
    prose(place, ['overview'], blog.heading, blog.lede),
    prose(place, ['overview'], 'rss feed follow subscribe blog new articles reader', `${blog.feed.link.label}: ${blog.feed.title} (${blog.feed.link.href}).`),
    ...articles.flatMap(aboutArticle),
  ];
}

function aboutArticle(article: Article): Passage[] {
  const place = { about: `article:${article.slug}`, page: pageOf(article) };
  const date = new Date(article.date).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const lead = sentences.fromArticle(article.title);
  return [
    prose(place, ['author', 'date', 'overview'], `article author wrote written when published date category featured ${article.featured ? 'featured' : ''} ${article.category}`, `${sentences.article(article.title, article.author, date, article.category, article.readTime)} ${article.excerpt}`),
    ...article.sections.flatMap((section) => [
      ...section.paragraphs.map((paragraph) => prose(place, [], section.heading, paragraph, lead)),
      ...(section.list ? [list(place, [], `${section.heading} ${section.paragraphs.at(-1) ?? ''}`, `${lead} ${section.heading}:`, section.list)] : []),
    ]),
  ];
}
