/** The words around an article. Apart from those of /blog, which a page with an article need not carry. */
export const articlePage = {
  /** The pages above an article. */
  trail: [
    { label: 'Home', href: '/' },
    { label: 'Blog', href: '/blog' },
  ],
  back: { label: 'All articles', href: '/blog' },
  contents: 'In this article',
  share: 'Share',
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
} as const;
