import type { PageWords } from './types.ts';

/** The view of an unknown project. */
export const noProject = {
  head: {
    title: 'Project Not Found · Longitude',
    description:
      'There is no project at this address in the Longitude portfolio. Go back to the list to see the six case studies, each with its figures.',
  },
  heading: 'Project Not Found',
  lede: 'We have no project under this number. The six that we can show are in the portfolio.',
  back: { label: 'Back to Portfolio', href: '/portfolio' },
  linksLabel: 'The six projects',
} as const satisfies PageWords & Record<string, unknown>;
