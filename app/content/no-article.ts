import type { PageWords } from './types.ts';

/** The view of an unknown article. */
export const noArticle = {
  head: {
    title: 'Article Not Found · Longitude',
    description:
      'There is no article at this address on the Longitude blog. Go back to the list to see all six, with search and categories to find the one you meant.',
  },
  heading: 'Article Not Found',
  lede: 'We have no article at this address. These six there are, and the blog has them with search and categories.',
  back: { label: 'All articles', href: '/blog' },
  linksLabel: 'The six articles',
} as const satisfies PageWords & Record<string, unknown>;
