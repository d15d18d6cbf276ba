import type { PageWords } from './types.ts';

/** The view of an unknown path, and that of an unknown project or article. */
export const notFound = {
  page: {
    head: {
      title: 'Page Not Found · Longitude',
      description:
        'There is nothing at this address on the Longitude site. It may have moved, or the link may be mistyped. Here are the ways back to where people go most.',
    },
    heading: 'Page Not Found',
    lede: 'This position is not on our chart. The address may be mistyped, or the page may have moved.',
    position: '0.00° N 0.00° E',
    chart: 'You are not here',
    home: { label: 'Back to the home page', href: '/' },
    linksLabel: 'Where people go most',
    links: [
      { label: 'Services', href: '/services' },
      { label: 'Portfolio', href: '/portfolio' },
      { label: 'Contact', href: '/contact' },
    ],
  },
  project: {
    head: {
      title: 'Project Not Found · Longitude',
      description:
        'There is no project at this address in the Longitude portfolio. Go back to the list to see the six case studies, each with its figures.',
    },
    heading: 'Project Not Found',
    lede: 'We have no project under this number. The six that we can show are in the portfolio.',
    back: { label: 'Back to Portfolio', href: '/portfolio' },
    linksLabel: 'The six projects',
  },
  article: {
    head: {
      title: 'Article Not Found · Longitude',
      description:
        'There is no article at this address on the Longitude blog. Go back to the list to see all six, with search and categories to find the one you meant.',
    },
    heading: 'Article Not Found',
    lede: 'We have no article at this address. All that we have published are on the blog page.',
    back: { label: 'All articles', href: '/blog' },
  },
} as const satisfies Record<string, PageWords & Record<string, unknown>>;
