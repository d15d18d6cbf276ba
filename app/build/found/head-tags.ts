import { articlePage } from '#content/article-page.ts';
import { blog } from '#content/blog.ts';
import { company } from '#content/company.ts';
import { sheet } from '../pictures/sheet.ts';
import { escape } from './escape.ts';
import { headingOf, type FoundPage } from './page.ts';
import { subjectAt } from './subject.ts';

/**
 * What the head of a document says about its page: title, description, canonical address, Open Graph and the card of X,
 * which takes what it needs from Open Graph. Pages that are not to be found say so, and no more.
 */
export function headTags(page: FoundPage): string {
  const { pathname, rendered, origin, picture } = page;
  const { title, description } = rendered.head;
  const plain = [`<title>${escape(title)}</title>`, meta('name', 'description', description)];
  if (!picture) return [...plain, meta('name', 'robots', 'noindex')].join('');

  const address = origin + pathname;
  return [
    ...plain,
    `<link rel="canonical" href="${escape(address)}" />`,
    meta('property', 'og:site_name', company.name),
    meta('property', 'og:title', title.replace(` · ${company.name}`, '')),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', origin + picture),
    meta('property', 'og:image:width', String(sheet.width)),
    meta('property', 'og:image:height', String(sheet.height)),
    // A heading may be a name, without a full stop.
    meta('property', 'og:image:alt', `${headingOf(rendered).replace(/\w$/, '$&.')} ${company.name}, ${company.officesLine}`),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...kind(pathname),
    ...alternate(pathname, origin),
  ].join('');
}

function kind(pathname: string): string[] {
  const subject = subjectAt(pathname);
  if (subject?.kind !== 'article') return [meta('property', 'og:type', 'website')];
  return [
    meta('property', 'og:type', 'article'),
    meta('property', 'article:published_time', subject.article.date),
    meta('property', 'article:section', subject.article.category),
  ];
}

/** Where feed readers that are given a page of the blog find what to read. */
function alternate(pathname: string, origin: string): string[] {
  const { feed } = blog;
  if (pathname !== articlePage.back.href && subjectAt(pathname)?.kind !== 'article') return [];
  return [`<link rel="alternate" type="application/rss+xml" title="${escape(`${company.name}: ${feed.title}`)}" href="${origin}${feed.link.href}" />`];
}

function meta(attribute: 'name' | 'property', name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${escape(content)}" />`;
}
