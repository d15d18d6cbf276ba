import { company } from './company.ts';
import type { NamedList, PageWords, PortfolioCategory, Stat } from './types.ts';

/** The words of /portfolio and of the project pages. */
export const portfolio = {
  head: {
    title: 'Portfolio: six projects with figures · Longitude',
    description:
      'Six case studies from retail, healthcare, food delivery, education, property and finance: the problem, what was built, how long it took and what changed.',
  },
  heading: 'Six projects, with the figures from before and after.',
  lede: 'Chosen from more than fifty because the clients let us publish what they measured. Each tells what was difficult as well as what came of it.',
  label: 'Portfolio',
  filterLabel: 'Show projects in',
  /** Says how many are shown; read aloud after each choice. */
  allShown: (all: number) => `All ${all} projects`,
  someShown: (shown: number, all: number, category: string) => `${shown} of ${all} projects in ${category}`,
  noneShown: (category: string) => `No project in “${category}”.`,
  showAll: 'Show all projects',
  card: 'View Details',
  technology: {
    label: 'Technology',
    heading: 'What they were built with',
    lede: 'Few tools, known well. Each is here because it solved something in one of these projects.',
  },
  closing: {
    heading: 'The other projects are not public',
    text: 'Tell us your field, and we will put you in touch with a client in it who does not mind a telephone call.',
    action: { label: 'Get in Touch', href: '/contact' },
  },
  projectPage: {
    /** After the project's own number, in this order. */
    chapters: ['Outcome', 'Problem', 'Scope', 'Tools', 'Onward'],
    back: { label: 'Back to Portfolio', href: '/portfolio' },
    client: 'Client',
    overview: 'Overview',
    duration: 'Duration',
    teamSize: 'Team size',
    budget: 'Budget',
    technologies: 'Technologies used',
    challenges: 'What was difficult',
    approach: 'What we did about it',
    results: 'What changed',
    features: 'Key features',
    deliverables: 'What was handed over',
    services: 'Services in this project',
    next: 'Next project',
    closing: {
      heading: 'Something like this, but yours?',
      text: 'Tell us what is similar and what is not. You will have a first estimate within a week.',
      action: { label: 'Get Quote', href: '/contact' },
    },
  },
} as const satisfies PageWords & Record<string, unknown>;

export const portfolioCategories: readonly PortfolioCategory[] = [
  'All',
  'E-commerce',
  'Healthcare',
  'Food & Beverage',
  'Education',
  'Real Estate',
  'Finance',
];

export const portfolioStats: readonly Stat[] = [
  { value: company.stats.projects, label: 'Projects' },
  { value: company.stats.clients, label: 'Clients' },
  { value: company.stats.industries, label: 'Industries' },
  { value: company.stats.satisfaction, label: 'Satisfaction' },
];

export const technologyOverview: readonly NamedList[] = [
  { name: 'Frontend', items: ['React', 'TypeScript', 'Next.js', 'D3', 'Mapbox GL'] },
  { name: 'Mobile', items: ['React Native', 'Flutter', 'SQLite'] },
  { name: 'Backend', items: ['Node.js', 'Python', 'FastAPI', 'GraphQL', 'NestJS'] },
  { name: 'Data', items: ['PostgreSQL', 'PostGIS', 'Redis', 'Meilisearch', 'dbt'] },
  { name: 'AI', items: ['PyTorch', 'language models with review', 'evaluation suites'] },
  { name: 'Cloud', items: ['AWS', 'Azure', 'Google Cloud', 'Docker', 'Terraform'] },
];
