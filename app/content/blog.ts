import type { PageWords } from './types.ts';

/** The words of /blog and of the article pages. */
export const blog = {
  head: {
    title: 'Blog: notes for people who buy software · Longitude',
    description:
      'Practical articles for those who commission websites, shops, apps, AI and cloud: what to ask, what it costs, what goes wrong and how to notice in time.',
  },
  heading: 'Notes for people who buy software.',
  lede: 'By those who do the work, for those who pay for it. No trends, no predictions; things you can use in your next meeting.',
  featured: 'Featured',
  filterLabel: 'Show articles on',
  /** Says how many are shown; read aloud after each choice. */
  allShown: (all: number) => `All ${all} articles`,
  someShown: (shown: number, all: number) => `${shown} of ${all} articles`,
  feed: { title: 'notes for people who buy software', link: { label: 'Follow by RSS', href: '/rss.xml' } },
  search: {
    label: 'Search the articles',
    placeholder: 'Checkout, backups, phishing...',
    noneHeading: 'No article matches.',
    noneText: 'Try a shorter word, or look in all categories.',
    reset: 'Show all articles',
  },
  card: 'Read the article',
  articlePage: {
    /** The pages above an article. */
    trail: [
      { label: 'Home', href: '/' },
      { label: 'Blog', href: '/blog' },
    ],
    back: { label: 'All articles', href: '/blog' },
    contents: 'In this article',
    share: 'Share',
    /** Where a browser cannot share, it copies. */
    copied: { title: 'Link copied', description: 'The address of this article is on your clipboard.' },
    notCopied: { title: 'Not copied', description: 'This browser does not let us. The address stands in its own bar.' },
    print: 'Print',
    label: 'Read on',
    services: 'Services this is about',
    more: 'The next article',
    read: 'Read it',
    closing: {
      heading: 'A question this did not answer?',
      text: 'Ask it. The best articles here began as somebody’s question.',
      action: { label: 'Get in Touch', href: '/contact' },
    },
  },
} as const satisfies PageWords & Record<string, unknown>;
