import { company } from './company.ts';
import type { PageWords } from './types.ts';

export const about = {
  head: {
    title: 'About us · Longitude',
    description:
      'A digital-services studio of 25+ people in Bengaluru, Kuala Lumpur and Dubai. How we began, what we promise, and three reasons to choose us or not to.',
  },
  heading: 'Three offices, one calendar, and a dislike of missed dates.',
  lede: 'We are designers, developers, marketers and engineers who run what they build. Clients stay because they know on any given Friday where their project stands.',
  story: {
    track: 'Offices in the order in which we opened them',
    label: '02 / Story',
    heading: 'How it started',
    paragraphs: [
      'Longitude began in Bengaluru with four people and one client, a wholesaler whose shop had been promised for March and was still not there in September. We delivered it in eleven weeks. There was no trick: we had cut it to what the warehouse needed and shown it every Friday.',
      'That client recommended us to a supplier in Kuala Lumpur, who recommended us to a clinic, a school and a bank. An office there followed, and then one in Dubai, because a client in the Gulf should not have to wait for the morning in India. Each office grew out of work we already had.',
      'Today there are more than twenty-five of us. We still work in teams of five to eight, still show something each Friday, and still put in writing what we advise against.',
    ],
  },
  figures: { label: '01 / Figures' },
  stats: [
    { value: company.stats.projects, label: 'Projects completed' },
    { value: company.stats.team, label: 'Team members' },
    { value: company.stats.countries, label: 'Countries' },
    { value: company.stats.years, label: 'Years experience' },
  ],
  mission: {
    number: '03',
    heading: 'Our mission',
    text: 'To build software that does what was agreed, on the day that was agreed, and that the people who own it can understand, change and pay for.',
  },
  vision: {
    number: '04',
    heading: 'Our vision',
    text: 'A trade in which a date and a price mean something: where a shopkeeper in Penang or a clinic in Mysuru can commission software with as little worry as a carpenter’s table.',
  },
  reasons: {
    label: '05 / Reasons',
    heading: 'Three reasons to choose us',
    items: [
      {
        title: 'You can see it every week',
        text: 'From the second week on there is a working version at a private address. Surprises come early, when they are cheap, and the invoice never describes something you have not tried.',
      },
      {
        title: 'The people you meet do the work',
        text: 'The designer and the lead developer from the first meeting stay to the launch and through the ninety days after it. We do not sell seniors and send juniors.',
      },
      {
        title: 'We say no in writing',
        text: 'Every proposal has a page on what we would leave out, what could go wrong and when you would do better without us. It has cost us some contracts and saved several friendships.',
      },
    ],
  },
  offices: {
    label: '06 / Offices',
    heading: 'Where we are',
    text: 'One working day begins in Kuala Lumpur and ends in Dubai. Whoever picks up the telephone has the same notes in front of them.',
  },
  closing: {
    heading: 'Come and see how we work',
    text: 'Ask us for a recent Friday note. It is the shortest honest description of what it is like to be our client.',
    action: { label: 'Get in Touch', href: '/contact' },
  },
} as const satisfies PageWords & Record<string, unknown>;
