import type { Company } from './types.ts';

/** Every fact about the company that is shown in more than one place. */
export const company: Company = {
  name: 'Longitude',
  legalName: 'Longitude Digital Services',
  tagline: 'Software you can set your clock by',
  emails: {
    hello: 'hello@longitude.example',
    support: 'support@longitude.example',
    careers: 'careers@longitude.example',
    privacy: 'privacy@longitude.example',
  },
  officesLine: 'India · Malaysia · Dubai',
  businessHours: 'Mon-Fri 9AM-6PM',
  replyPromise: 'within 24 hours',
  copyright: '© 2024 Longitude. All rights reserved.',
  // The .example domain belongs to nobody, so that these reach no stranger's profile before they are replaced.
  social: [
    { id: 'linkedin', label: 'Longitude on LinkedIn', href: 'https://linkedin.example/company/longitude' },
    { id: 'github', label: 'Longitude on GitHub', href: 'https://github.example/longitude' },
    { id: 'instagram', label: 'Longitude on Instagram', href: 'https://instagram.example/longitude' },
    { id: 'youtube', label: 'Longitude on YouTube', href: 'https://youtube.example/@longitude' },
  ],
  stats: {
    projects: '50+',
    clients: '30+',
    years: '5+',
    support: '24/7',
    team: '25+',
    countries: '3',
    industries: '15+',
    satisfaction: '99%',
    uptime: '99.9%',
  },
};

/** What it is, for search engines and the installed site. Apart from the facts above, which every page brings along. */
export const shortDescription =
  'Longitude designs, builds and runs websites, apps, online shops and the systems behind them, from offices in Bengaluru, Kuala Lumpur and Dubai.';
