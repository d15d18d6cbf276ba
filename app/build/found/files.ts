import { articles } from '#content/articles/index.ts';
import { articlePage } from '#content/article-page.ts';
import { company, shortDescription } from '#content/company.ts';
import { officeAddresses } from '#content/office-addresses.ts';
import { offices } from '#content/offices.ts';
import { privacyPolicy } from '#content/privacy-policy.ts';
import type { FoundPage } from './page.ts';
import { nameAt, subjectAt } from './subject.ts';

/** Every page that may be found, for search engines: https://www.sitemaps.org/protocol.html */
export function sitemap(pages: readonly FoundPage[]): string {
  const entries = pages.map(({ origin, pathname }) => {
    const date = dateOf(pathname);
    return `  <url><loc>${origin}${pathname}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

/** What search engines need not ask for. They do ask for `/saved`, and read there that it is not to be found. */
export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /api/\nDisallow: /graphql\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** The site in short for language models: https://llmstxt.org */
export function llms(pages: readonly FoundPage[]): string {
  const entry = ({ origin, pathname, rendered }: FoundPage) => `- [${nameAt(pathname)}](${origin}${pathname}): ${rendered.head.description}`;
  const list = (title: string, kind: string | undefined) =>
    `## ${title}\n\n${pages.filter(({ pathname }) => subjectAt(pathname)?.kind === kind).map(entry).join('\n')}\n`;
  const office = ({ id, city, email, phone, timezoneLabel }: (typeof offices)[number]) =>
    `- ${city}: ${[officeAddresses[id].lines.join(', '), timezoneLabel, email, phone?.display].filter(Boolean).join('; ')}`;
  return [
    `# ${company.name}\n\n> ${shortDescription}\n`,
    `${company.legalName}. Offices are open ${company.businessHours} on their own clocks, and inquiries are answered ${company.replyPromise}. General address: ${company.emails.hello}.\n`,
    list('Pages', undefined),
    list('Services', 'service'),
    list('Case studies', 'project'),
    list('Articles', 'article'),
    `## Offices\n\n${offices.map(office).join('\n')}\n`,
  ].join('\n');
}

/** The day on which a page was last changed, where its content says so. */
function dateOf(pathname: string): string | undefined {
  const subject = subjectAt(pathname);
  if (subject?.kind === 'article') return subject.article.date;
  if (pathname === '/privacy-policy') return privacyPolicy.lastUpdatedDate;
  if (pathname === articlePage.back.href) return articles.map(({ date }) => date).toSorted().at(-1);
  return undefined;
}
