import { positions } from '#content/positions.ts';
import { organization, publisher, webSite } from './organization.ts';
import { headingOf, type FoundPage, type Thing } from './page.ts';
import { nameAt, subjectAt } from './subject.ts';
import { article, jobPosting, project, service } from './things.ts';

/** What a page says in the words of schema.org: itself, what it is about, who is behind it and where it stands on the site. */
export function structuredData(page: FoundPage): { readonly '@context': string; readonly '@graph': readonly Thing[] } {
  const { pathname, origin } = page;
  const trail = breadcrumbs(page);
  const house = ABOUT_THE_HOUSE.includes(pathname) ? organization(origin) : publisher(origin);
  return {
    '@context': 'https://schema.org',
    '@graph': [webPage(page, trail), webSite(origin), house, ...subjects(page), ...(trail ? [trail] : [])],
  };
}

/** Pages that tell all about the company; to the others its name and logo are enough. */
const ABOUT_THE_HOUSE = ['/', '/about', '/contact', '/careers'];

/** Narrower kinds of some pages. */
const KINDS: Readonly<Record<string, string>> = {
  '/about': 'AboutPage',
  '/contact': 'ContactPage',
  '/services': 'CollectionPage',
  '/portfolio': 'CollectionPage',
  '/blog': 'CollectionPage',
};

function webPage({ pathname, origin, rendered, picture }: FoundPage, trail: Thing | undefined): Thing {
  return {
    '@type': KINDS[pathname] ?? 'WebPage',
    '@id': origin + pathname,
    url: origin + pathname,
    name: headingOf(rendered),
    description: rendered.head.description,
    inLanguage: 'en',
    isPartOf: { '@id': `${origin}/#website` },
    primaryImageOfPage: { '@type': 'ImageObject', url: `${origin}${picture}` },
    ...(trail && { breadcrumb: { '@id': trail['@id'] } }),
  };
}

function subjects(page: FoundPage): Thing[] {
  if (page.pathname === '/careers') return positions.map((position) => jobPosting(position, page));
  const subject = subjectAt(page.pathname);
  switch (subject?.kind) {
    case 'service':
      return [service(subject.service, page)];
    case 'project':
      return [project(subject.project, page)];
    case 'article':
      return [article(subject.article, page)];
    case undefined:
      return [];
  }
}

/** The way from the home page to a page that stands below another one. */
function breadcrumbs({ pathname, origin }: FoundPage): Thing | undefined {
  const above = pathname.slice(0, pathname.lastIndexOf('/'));
  if (!above) return undefined;
  const way = ['/', above, pathname];
  return {
    '@type': 'BreadcrumbList',
    '@id': `${origin}${pathname}#breadcrumb`,
    itemListElement: way.map((path, index) => ({ '@type': 'ListItem', position: index + 1, name: nameAt(path), item: origin + path })),
  };
}
