import { articles } from '#content/articles/index.ts';
import { articlePage } from '#content/article-page.ts';
import { blog } from '#content/blog.ts';
import { company } from '#content/company.ts';
import type { Article, Section } from '#content/types.ts';
import { escape } from './escape.ts';

/** The articles for feed readers, whole, newest first: https://www.rssboard.org/rss-specification */
export function feed(origin: string): string {
  const address = origin + articlePage.back.href;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escape(`${company.name}: ${blog.feed.title}`)}</title>
<link>${address}</link>
<atom:link href="${origin}${blog.feed.link.href}" rel="self" type="application/rss+xml" />
<description>${escape(blog.head.description)}</description>
<language>en</language>
${articles.map((article) => item(article, address)).join('\n')}
</channel>
</rss>
`;
}

function item(article: Article, blogAddress: string): string {
  const address = `${blogAddress}/${article.slug}`;
  return `<item>
<title>${escape(article.title)}</title>
<link>${address}</link>
<guid>${address}</guid>
<pubDate>${new Date(article.date).toUTCString()}</pubDate>
<dc:creator>${escape(article.author)}</dc:creator>
<category>${escape(article.category)}</category>
<description>${escape(article.excerpt)}</description>
<content:encoded>${escape(article.sections.map(markup).join(''))}</content:encoded>
</item>`;
}

/** As a feed reader shows it: HTML, which in the feed is escaped once more. */
function markup({ heading, paragraphs, list }: Section): string {
  const items = list?.map((entry) => `<li>${escape(entry)}</li>`).join('');
  return `<h2>${escape(heading)}</h2>${paragraphs.map((paragraph) => `<p>${escape(paragraph)}</p>`).join('')}${items ? `<ul>${items}</ul>` : ''}`;
}
