import { officeAddresses } from '#content/office-addresses.ts';
import { offices } from '#content/offices.ts';
import type { Article, Position, Project, Service } from '#content/types.ts';
import { escape } from './escape.ts';
import { address, publisher } from './organization.ts';
import type { FoundPage, Thing } from './page.ts';

export function service({ title, description, features, head }: Service, page: FoundPage): Thing {
  return {
    ...aboutPage(page, 'Service'),
    name: title,
    serviceType: title,
    description: head.description,
    provider: house(page),
    areaServed: Object.values(officeAddresses).map(({ country }) => ({ '@type': 'Country', name: country })),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: description,
      itemListElement: features.map((name) => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name } })),
    },
  };
}

export function project({ title, category, client, technologies, longDescription }: Project, page: FoundPage): Thing {
  return {
    ...aboutPage(page, 'CreativeWork'),
    name: title,
    headline: title,
    genre: category,
    description: page.rendered.head.description,
    abstract: longDescription,
    keywords: technologies,
    inLanguage: 'en',
    creator: house(page),
    sponsor: { '@type': 'Organization', name: client },
  };
}

export function article({ title, author, date, category, sections }: Article, page: FoundPage): Thing {
  const text = sections.flatMap(({ heading, paragraphs, list = [] }) => [heading, ...paragraphs, ...list]).join(' ');
  return {
    ...aboutPage(page, 'BlogPosting'),
    headline: title,
    description: page.rendered.head.description,
    datePublished: date,
    dateModified: date,
    author: { '@type': 'Person', name: author, worksFor: house(page) },
    publisher: house(page),
    articleSection: category,
    wordCount: text.split(/\s+/).length,
    inLanguage: 'en',
  };
}

/** With what Google asks of a job: title, description, date, who hires and where. */
export function jobPosting(position: Position, { origin, pathname }: FoundPage): Thing {
  const { slug, title, description, requirements, posted, type, department, officeIds, remoteWithin, experience } = position;
  const places = offices.filter(({ id }) => officeIds.includes(id));
  return {
    '@type': 'JobPosting',
    '@id': `${origin}${pathname}#${slug}`,
    url: `${origin}${pathname}#${slug}`,
    title,
    // In HTML, as Google wants it.
    description: `<p>${escape(description)}</p><ul>${requirements.map((requirement) => `<li>${escape(requirement)}</li>`).join('')}</ul>`,
    datePosted: posted,
    employmentType: type.toUpperCase().replace('-', '_'),
    industry: department,
    hiringOrganization: publisher(origin),
    jobLocation: places.map((office) => ({ '@type': 'Place', address: address(office) })),
    ...(remoteWithin && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: remoteWithin },
    }),
    experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: Number.parseInt(experience, 10) * 12 },
    directApply: true,
  };
}

/** What all things have in common that a page is about. */
function aboutPage({ origin, pathname, picture }: FoundPage, type: string): Thing {
  return {
    '@type': type,
    '@id': `${origin}${pathname}#subject`,
    url: origin + pathname,
    mainEntityOfPage: { '@id': origin + pathname },
    image: [`${origin}${picture}`],
  };
}

function house({ origin }: FoundPage) {
  return { '@id': `${origin}/#organization` };
}
