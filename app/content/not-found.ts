import type { PageWords } from './types.ts';

/** The view of an unknown path. */
export const notFound = {
  head: {
    title: 'Page Not Found · Longitude',
    description:
      'There is nothing at this address on the Longitude site. It may have moved, or the link may be mistyped. Here are the ways back to where people go most.',
  },
  heading: 'Page Not Found',
  lede: 'This position is not on our chart. The address may be mistyped, or the page may have moved.',
  position: '0.00° N 0.00° E',
  chart: 'You are not here',
  sea: 'Atlantic Ocean',
  home: { label: 'Back to the home page', href: '/' },
  linksLabel: 'Where people go most',
  links: [
    { label: 'Services', href: '/services' },
    { label: 'Portfolio', href: '/portfolio' },
    { label: 'Contact', href: '/contact' },
  ],
} as const satisfies PageWords & Record<string, unknown>;
