import type { Position, TitledText } from './types.ts';

/** The titles are sent with an application as they stand here. */
export const positions: readonly Position[] = [
  {
    slug: 'senior-full-stack-developer',
    title: 'Senior Full Stack Developer',
    department: 'Engineering',
    location: 'Bengaluru, India, or remote in India',
    officeIds: ['india'],
    remoteWithin: 'India',
    posted: '2024-02-12',
    type: 'Full-time',
    experience: '5+ years',
    description:
      'You lead the building of one product at a time, from the first sketch of the database to the quiet week after launch. You talk to the client yourself, in plain words, and you decide with two or three colleagues how it is made.',
    requirements: [
      'Five years or more with TypeScript, React and Node.js in products that people used',
      'PostgreSQL beyond the basics: you read query plans and design migrations that need no outage',
      'Tests as a habit, and an opinion on which ones are not worth having',
      'You have run something in production and been woken by it',
      'Clear written English: proposals, reviews and Friday notes',
    ],
  },
  {
    slug: 'mobile-app-developer',
    title: 'Mobile App Developer',
    department: 'Engineering',
    location: 'Kuala Lumpur, Malaysia',
    officeIds: ['malaysia'],
    posted: '2024-02-19',
    type: 'Full-time',
    experience: '3+ years',
    description:
      'You build apps for people with one hand free and poor reception. You will spend some days in kitchens, clinics and delivery vans, and the rest making what you saw there a little easier.',
    requirements: [
      'Three years or more with React Native or Flutter, and at least two apps in the stores that you can show',
      'Enough Swift or Kotlin to write the native part when there is no library',
      'Offline storage and synchronisation, including the cases in which two devices disagree',
      'Care for start time, memory and battery on cheap phones',
      'Experience with signing, review and staged releases in both stores',
    ],
  },
  {
    slug: 'ui-ux-designer',
    title: 'UI/UX Designer',
    department: 'Design',
    location: 'Dubai, United Arab Emirates',
    officeIds: ['dubai'],
    posted: '2024-02-26',
    type: 'Full-time',
    experience: '3+ years',
    description:
      'You find out what people try to do, and then draw the shortest honest way to do it. You test early, with real words in the drawing, and you sit with the developers until it feels on a phone as it did on paper.',
    requirements: [
      'A portfolio with two projects told from problem to result, including what did not work',
      'Interviews and usability tests that you planned and held yourself',
      'Typography, layout and states: empty, loading, offline and wrong',
      'Working knowledge of WCAG 2.2, and of what HTML and CSS can do',
      'Arabic, Malay or an Indian language besides English is welcome, not required',
    ],
  },
  {
    slug: 'digital-marketing-specialist',
    title: 'Digital Marketing Specialist',
    department: 'Marketing',
    location: 'Dubai, United Arab Emirates, or Bengaluru, India',
    officeIds: ['dubai', 'india'],
    posted: '2024-02-26',
    type: 'Full-time',
    experience: '2+ years',
    description:
      'You look after search and advertising for four or five clients and tell them each month what their money did. If a page is the problem, the developer who can repair it sits at the next desk.',
    requirements: [
      'Two years or more with Google Ads and one other platform, with budgets you answered for',
      'Search basics that hold: structure, speed, redirects, and content that answers a question',
      'Analytics with consent: GA4 or the like, tagging, and a healthy distrust of attribution',
      'You write English that people read to the end',
      'A spreadsheet holds no terrors for you',
    ],
  },
];

export const benefits: readonly TitledText[] = [
  {
    title: 'Thirty days of leave',
    text: 'Plus the public holidays of your country. We expect all thirty to be taken, and ask in October who has too many left.',
  },
  {
    title: 'A week that ends',
    text: 'Forty hours, no launches on a Friday. On-call weeks are voluntary, paid, and followed by a day off.',
  },
  {
    title: 'Health cover for the family',
    text: 'For you, your partner and your children in all three countries, from the first day.',
  },
  {
    title: 'Time and money to learn',
    text: 'USD 1,500 a year for books, courses or a conference, and one day a month to use it.',
  },
  {
    title: 'Six weeks in another office',
    text: 'Once every two years you may work from one of the other two longitudes. We pay for flight and flat.',
  },
  {
    title: 'Pay you can check',
    text: 'Salary bands are open inside the company and reviewed every April, with the reasoning written down.',
  },
];
