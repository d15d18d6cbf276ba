import type { Service } from '../types.ts';

export const digitalMarketing: Service = {
  id: 'digital-marketing',
  title: 'Digital marketing',
  description:
    'Search, advertising, e-mail and content, run by people who also read the code, and judged by enquiries and sales.',
  technologies: ['Google Ads', 'Search Console', 'GA4', 'Meta Ads', 'LinkedIn Ads', 'Looker Studio'],
  features: [
    'Search work that begins with the site’s technical faults',
    'Advertising in your own accounts, with every cost visible',
    'Measurement that respects consent and survives ad blockers',
    'Landing pages designed, built and tested by the same team',
    'E-mail people signed up for, sent when there is something to say',
    'Articles written with your specialists, not around them',
    'One monthly page: spent, earned, learned, next',
  ],
  link: '/services/digital-marketing',
  number: '04',
  shortTitle: 'Marketing',
  headline: 'Know what an enquiry costs you before you pay for more of them.',
  lede: 'Our marketers sit beside developers, so a slow page or a broken form is repaired in the same week it is found. We work on a few channels thoroughly and leave the rest alone.',
  delivered: [
    {
      title: 'Measurement you can trust',
      text: 'Enquiries and sales followed from click to contract, including phone calls, with your CRM as the judge rather than the advertising platform.',
    },
    {
      title: 'A technical search audit, and the repairs',
      text: 'Speed, structure, duplicate pages, missing redirects, structured data. Other agencies send a list; we send the list with the changes made.',
    },
    {
      title: 'Campaigns in your accounts',
      text: 'You own the accounts, the audiences and the history. We are invited as users and can be removed with one click.',
    },
    {
      title: 'Pages to land on',
      text: 'One page for each promise made in an advertisement, quick on a phone, with a form that asks only for what you will use.',
    },
    {
      title: 'A content calendar that is kept',
      text: 'Two to four solid pieces a month drawn from interviews with your staff, each answering a question that buyers have really asked.',
    },
  ],
  process: [
    {
      title: 'Put the measuring right',
      text: 'Two weeks on analytics, consent and CRM. Nothing is spent on advertising until we can tell what it brings.',
    },
    {
      title: 'Find where the money leaks',
      text: 'We compare channels by cost for each enquiry that your sales team calls a good one. What brings none is stopped the same day.',
    },
    {
      title: 'Ninety days on two channels',
      text: 'A written plan with a target, a ceiling on spending and a date on which we decide together to go on, change course or stop.',
    },
    {
      title: 'Review by the month',
      text: 'A page of figures and an hour of talk. Budget moves toward what worked, and experiments that failed are named as such.',
    },
  ],
  technologiesByArea: [
    { name: 'Search', items: ['Search Console', 'Screaming Frog', 'Ahrefs', 'structured data'] },
    { name: 'Advertising', items: ['Google Ads', 'Meta Ads', 'LinkedIn Ads', 'Microsoft Advertising'] },
    { name: 'Measurement', items: ['GA4', 'Plausible', 'server-side tagging', 'Looker Studio'] },
    { name: 'E-mail and CRM', items: ['HubSpot', 'Zoho', 'Mailchimp', 'Customer.io'] },
  ],
  whenNotToBuy: [
    'If fewer than two in a hundred visitors do anything on your site, more visitors will mostly cost more. Repair the page first. That is a smaller job, and it may be all you need.',
    'We are also the wrong people if you need a name known everywhere by next quarter, a film, or a thousand posts a month. And below about USD 2,000 a month in advertising our fee would eat the gain; a freelancer who knows your town will do better.',
  ],
  faq: [
    {
      question: 'How soon will we see results?',
      answer:
        'Advertising shows its first honest figures after four to six weeks. Search takes four to six months, technical repairs sometimes less. Anybody who promises a first place by a date is guessing.',
    },
    {
      question: 'How do you charge?',
      answer:
        'A fixed monthly fee for a defined amount of work. Never a percentage of your advertising budget, because that would pay us for spending it.',
    },
    {
      question: 'Are we tied in?',
      answer:
        'The first three months are agreed, since less proves nothing. From then on either side can stop with thirty days’ notice, and everything is already in your accounts.',
    },
  ],
  relatedProjectIds: [1, 5],
  callToAction: 'Tell us what you spend and what you believe it brings. We will check the sum with you.',
  head: {
    title: 'Digital marketing · Longitude',
    description:
      'Search, advertising, e-mail and content measured by enquiries and sales, not clicks. Your accounts, a fixed fee, and a plain answer on when not to buy.',
  },
};
