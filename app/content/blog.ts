import type { PageWords } from './types.ts';

/** The words of /blog and of the article pages. */
export const blog = {
  head: {
    title: 'Blog: notes for people who buy software · Longitude',
    description:
      'Practical articles for those who commission websites, shops, apps, AI and cloud: what to ask, what it costs, what goes wrong and how to notice in time.',
  },
  heading: 'Notes for people who buy software.',
  lede: 'Written by those who do the work, for those who pay for it. No trends and no predictions; things you can use in your next meeting.',
  featured: 'Featured',
  filterLabel: 'Show articles on',
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
