import { company } from './company.ts';
import type { PageWords } from './types.ts';

export const home = {
  head: {
    title: 'Web, apps, shops, AI and cloud · Longitude',
    description:
      'Longitude designs, builds and runs websites, apps, shops and cloud systems from Bengaluru, Kuala Lumpur and Dubai, with a fixed date and a price in writing.',
  },
  heading: { before: 'Software you can set your ', emphasis: 'clock', after: ' by.' },
  lede: 'We design, build and run websites, apps, online shops and the systems behind them. You get a fixed date, a price in writing and, every Friday, a working version to try.',
  quote: { label: 'Free Quote', href: '/contact' },
  work: { label: 'View Our Work', href: '/portfolio' },
  strip: {
    heading: 'Three clocks, thirteen hours a day',
    text: 'Our offices keep the same hours, nine to six, each by its own sun. From the first desk in Kuala Lumpur to the last one in Dubai that makes thirteen hours of every working day.',
  },
  figures: { label: '01 / Figures', projectIds: [4, 6] },
  stats: [
    { value: company.stats.projects, label: 'Projects completed' },
    { value: company.stats.clients, label: 'Happy clients' },
    { value: company.stats.years, label: 'Years experience' },
    { value: company.stats.support, label: 'Support' },
  ],
  services: {
    label: '02 / Services',
    heading: 'Four things people come to us for first',
    lede: 'Most projects start with one of these and borrow from the others. All six services have a page that says what you get, how it runs and when you should not buy it.',
    featuredIds: ['web-development', 'mobile-development', 'ecommerce', 'ai-solutions'],
    all: { label: 'All six services', href: '/services' },
    card: 'Learn More',
  },
  about: {
    label: '03 / The name',
    heading: 'Named after a problem that a better clock solved',
    paragraphs: [
      'For centuries a ship at sea could find its latitude but not its longitude. What settled the matter was a clock that kept good time: patient engineering, tested on real voyages.',
      'We like that story because it is how we work. Small teams, plain measurements, a version you can try each week, and the date we agreed on.',
    ],
    action: { label: 'How we came to be', href: '/about' },
  },
  technologies: {
    label: '04 / Tools',
    heading: 'What we build with',
    lede: 'Chosen because they are well understood, well documented and easy to hire for after we have gone.',
    badges: [
      'React',
      'TypeScript',
      'Next.js',
      'Node.js',
      'Python',
      'PostgreSQL',
      'GraphQL',
      'React Native',
      'Flutter',
      'AWS',
      'Docker',
      'Terraform',
    ],
  },
  testimonials: {
    label: '05 / Clients',
    heading: 'What clients say once the work is live',
    lede: 'Three people who signed off our work and have used it every day since.',
    card: 'The project',
  },
  closing: {
    heading: 'Tell us what you are trying to get done',
    text: 'Half an hour with somebody who builds, not with a salesperson. You leave with a first estimate and the questions that could change it.',
    consultation: { label: 'Book a free consultation', href: '/contact' },
    portfolio: { label: 'View Our Work', href: '/portfolio' },
  },
} as const satisfies PageWords & Record<string, unknown>;
