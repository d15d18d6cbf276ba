import type { PageWords } from './types.ts';

/** The words of /services, and those that the six service pages share. */
export const servicesOverview = {
  head: {
    title: 'Services · Longitude',
    description:
      'Web, mobile, e-commerce, marketing, AI and cloud: what each service delivers, how the work runs in four steps, and which industries we know from inside.',
  },
  heading: 'Six services, each with a page on when not to buy it.',
  lede: 'Most projects need two or three of these. One team does the work, under one contract, with one person who answers for the date.',
  label: 'Services',
  cards: {
    heading: 'What we do',
    link: 'Learn More',
  },
  industries: {
    label: 'Industries',
    caseStudy: 'Case study',
    /** Of an industry without a published project; portfolio.ts says the same of all. */
    onRequest: 'A client to call, on request',
    heading: 'Industries we know from inside',
    lede: 'More than fifteen so far. In these eight we have worked long enough to ask the awkward questions in the first meeting.',
    items: [
      'Healthcare',
      'E-commerce',
      'Education',
      'Finance',
      'Real Estate',
      'Travel',
      'Food & Beverage',
      'Manufacturing',
    ],
  },
  process: {
    label: 'Process',
    heading: 'Four steps from the first call to the first user',
    steps: [
      {
        title: 'Discovery',
        text: 'Two weeks with the people who will use it, after which you have a scope, a list of risks and a fixed price, and may still walk away.',
      },
      {
        title: 'Planning',
        text: 'We draw the main paths, try them on five users, and agree on a calendar that names what will be visible on each Friday.',
      },
      {
        title: 'Development',
        text: 'A team of five to eight builds in weekly steps, with tests and reviews, and you try every step on your own device.',
      },
      {
        title: 'Deployment',
        text: 'We rehearse the launch, carry it out in a measured window with a tested way back, and stay on watch for ninety days.',
      },
    ],
  },
  closing: {
    heading: 'Not sure which of the six it is?',
    text: 'Describe the problem in your own words. Choosing the service is our job.',
    action: { label: 'Get Quote', href: '/contact' },
  },
  servicePage: {
    /** After the service's own number, in this order. */
    chapters: ['Scope', 'Delivery', 'Process', 'Tools', 'Caution', 'Questions', 'Work', 'Reading'],
    technologyNames: 'Technologies',
    back: { label: 'All services', href: '/services' },
    features: 'What is included',
    delivered: 'What you get',
    process: 'How the work runs',
    technologies: 'What we build it with',
    whenNotToBuy: 'When not to buy this',
    faq: 'Questions people ask first',
    related: 'Seen in these projects',
    articles: 'To read before you decide',
    quote: { label: 'Get Quote', href: '/contact' },
    work: { label: 'View Our Work', href: '/portfolio' },
  },
} as const satisfies PageWords & Record<string, unknown>;
