import type { PageWords } from './types.ts';

/** The words of /blog. */
export const blog = {
  head: {
    title: 'Blog: notes for people who buy software · Longitude',
    description:
      'Practical articles for those who commission websites, shops, apps, AI and cloud: what to ask, what it costs, what goes wrong and how to notice in time.',
  },
  label: 'Blog',
  heading: 'Notes for people who buy software.',
  lede: 'By those who do the work, for those who pay for it. No trends, no predictions; things you can use in your next meeting.',
  featured: 'Featured',
  filterLabel: 'Show articles on',
  /** Says how many are shown; read aloud after each choice. */
  allShown: (all: number) => `All ${all} articles`,
  someShown: (shown: number, all: number, category: string) => `${shown} of ${all} articles${category === 'All' ? '' : ` on ${category}`}`,
  feed: { title: 'notes for people who buy software', link: { label: 'Follow by RSS', href: '/rss.xml' } },
  search: {
    label: 'Search the articles',
    placeholder: 'Checkout, backups, phishing...',
    noneHeading: 'No article matches.',
    noneText: 'Try a shorter word, or look in all categories.',
    reset: 'Show all articles',
  },
  card: 'Read the article',
} as const satisfies PageWords & Record<string, unknown>;
