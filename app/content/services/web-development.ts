import type { Service } from '../types.ts';

export const webDevelopment: Service = {
  id: 'web-development',
  title: 'Web development',
  description:
    'Websites and web applications that load fast on an ordinary phone, can be used by everybody and can be changed by your own staff.',
  technologies: ['React', 'TypeScript', 'Next.js', 'Node.js', 'GraphQL', 'PostgreSQL'],
  features: [
    'Usable within two seconds on a mid-range phone',
    'Accessible to WCAG 2.2 AA, checked by hand as well as by tool',
    'Texts and pictures your own staff can change',
    'Automated tests for every path that earns you money',
    'Connections to the CRM, ERP and payment systems you already have',
    'Analytics that respect consent and still answer your questions',
    'Source code, accounts and domains in your name from the first day',
  ],
  link: '/services/web-development',
  number: '01',
  shortTitle: 'Web',
  headline: 'A website should do its job before the visitor has to wait for it.',
  lede: 'We build public websites, customer portals and internal tools. You see a working version in the second week, on a private address, with your own content in it.',
  delivered: [
    {
      title: 'A site or application in production',
      text: 'Running on hosting in your name, with a certificate, backups and monitoring. Going live is part of the price.',
    },
    {
      title: 'A design system, not only pages',
      text: 'Colours, type, spacing and components as code and as a library for designers, so that the next ten pages look as good as the first ten.',
    },
    {
      title: 'A way to edit content',
      text: 'An editor fitted to what you really change: articles and prices, say, but not the layout that three people agreed on.',
    },
    {
      title: 'Tests and a release pipeline',
      text: 'Every change is built, tested and put on a preview address before anybody merges it. A release takes minutes and can be undone in one.',
    },
    {
      title: 'A handover that holds',
      text: 'Written notes on how the system is put together and why, and two recorded sessions with whoever will look after it.',
    },
  ],
  process: [
    {
      title: 'Two weeks of discovery',
      text: 'We talk to the people who use the present site and to those who answer its e-mails. You receive a scope, a price and a list of what we left out.',
    },
    {
      title: 'A clickable draft',
      text: 'The main paths as a prototype with your real words in it, tried out on five people from your audience before anything is built.',
    },
    {
      title: 'Weekly builds',
      text: 'Each Friday the current version is on a private address, with a short note: what is done, what is next, what we need from you.',
    },
    {
      title: 'Rehearsal and launch',
      text: 'Old addresses are redirected, forms are tested with real e-mail, and the launch is rehearsed once on a copy before it is done for good.',
    },
    {
      title: 'Ninety days of care',
      text: 'Faults in what we built are corrected at no charge for ninety days. After that you may keep us by the month, or not.',
    },
  ],
  technologiesByArea: [
    { name: 'Frontend', items: ['React', 'TypeScript', 'Next.js', 'Vite', 'styled-components'] },
    { name: 'Backend', items: ['Node.js', 'Fastify', 'GraphQL', 'Python', 'Django'] },
    { name: 'Data', items: ['PostgreSQL', 'Redis', 'Elasticsearch'] },
    { name: 'Content', items: ['Sanity', 'Strapi', 'WordPress as a headless editor'] },
    { name: 'Quality', items: ['Playwright', 'Vitest', 'axe', 'Lighthouse'] },
  ],
  whenNotToBuy: [
    'If you need five pages, a form and a map, a good template on Squarespace or WordPress.com will serve you for years at a fiftieth of our price. We will tell you which one and wish you well.',
    'Nor should you rebuild a site because it looks dated. If it is quick and people find what they came for, spend the money on photographs and better words. A rebuild pays when the present system stops you from doing something you can name.',
  ],
  faq: [
    {
      question: 'What does a web project cost?',
      answer:
        'Most of ours lie between USD 20,000 and USD 120,000. A marketing site with an editor is near the lower end; a portal with accounts, roles and connections to other systems is near the upper. You get a fixed price after discovery.',
    },
    {
      question: 'How long does it take?',
      answer:
        'A marketing site takes eight to twelve weeks from signature. Applications take four to nine months, with the first useful part live well before the end.',
    },
    {
      question: 'Can you take over a site that somebody else built?',
      answer:
        'Often. We first spend a week reading the code and write down what we would keep, repair and replace. The report is yours even if you give the work to others.',
    },
    {
      question: 'Who owns the code?',
      answer:
        'You do, once it is paid for, including design files and documentation. Repositories and hosting accounts are opened in your name at the start, so there is nothing to hand over at the end.',
    },
  ],
  relatedProjectIds: [2, 5, 6],
  callToAction: 'Send us the address of your present site. We will tell you the three things we would change first.',
  head: {
    title: 'Web development · Longitude',
    description:
      'Websites, portals and web applications that load fast, pass WCAG 2.2 AA and stay editable by your own staff. What you get, what it costs, when not to buy.',
  },
};
