import type { Service } from '../types.ts';

export const mobileDevelopment: Service = {
  id: 'mobile-development',
  title: 'Mobile development',
  description:
    'Apps for iOS and Android that start quickly, cope with bad reception and get through store review without drama.',
  technologies: ['React Native', 'Flutter', 'Swift', 'Kotlin', 'Firebase', 'GraphQL'],
  features: [
    'One code base for iOS and Android where that is sensible',
    'Works with poor reception and catches up later',
    'Store listings, signing and review handled for you',
    'Push messages that people choose, by topic',
    'Crash reports watched daily in the first month',
    'Support for screen readers and large text on both systems',
    'Staged releases: 5% of users first, then everyone',
  ],
  link: '/services/mobile-development',
  number: '02',
  shortTitle: 'Mobile',
  headline: 'An app earns its place on the first screen by working in a lift.',
  lede: 'We build apps for people who are on the move and have one hand free: customers, couriers, nurses, learners. Bad reception is where we begin testing, not where we stop.',
  delivered: [
    {
      title: 'Apps in both stores',
      text: 'Published under your own developer accounts, with listings, screenshots and privacy declarations that match what the app really does.',
    },
    {
      title: 'The service behind them',
      text: 'An API, accounts, push messages and an admin screen for your staff. Where you already have a backend we build to it.',
    },
    {
      title: 'An offline plan',
      text: 'For each screen a written decision: what can be read without a connection, what can be done, and what happens when two devices disagree.',
    },
    {
      title: 'Automatic builds and releases',
      text: 'Each change produces a test build on your phone within the hour. A release to the stores is one approval, not an afternoon.',
    },
    {
      title: 'Figures you can steer by',
      text: 'Crash-free sessions, start time and the few steps that matter to your business, on one page.',
    },
  ],
  process: [
    {
      title: 'A day in the field',
      text: 'We go where the app will be used: a kitchen, a ward, a delivery round. What we learn there decides the first version.',
    },
    {
      title: 'Prototype on a real phone',
      text: 'Within three weeks you hold a clickable version. Six users try it; we change what made them stop.',
    },
    {
      title: 'The thin first version',
      text: 'One task, done from beginning to end, with real data. It goes to twenty or so people of yours through the stores’ test channels.',
    },
    {
      title: 'Widen it fortnight by fortnight',
      text: 'Every two weeks a new build with release notes. We test on a shelf of older devices, since that is what many people own.',
    },
    {
      title: 'Staged launch',
      text: 'The release goes to 5%, then 25%, then everyone, while we watch crashes and reviews and can halt it at each step.',
    },
  ],
  technologiesByArea: [
    { name: 'Cross-platform', items: ['React Native', 'Expo', 'Flutter'] },
    { name: 'Native', items: ['Swift', 'SwiftUI', 'Kotlin', 'Jetpack Compose'] },
    { name: 'Backend', items: ['Node.js', 'GraphQL', 'Firebase', 'PostgreSQL'] },
    { name: 'On the device', items: ['SQLite', 'Maps and location', 'Bluetooth', 'Biometric sign-in'] },
    { name: 'Release', items: ['Fastlane', 'TestFlight', 'Play Console', 'Sentry'] },
  ],
  whenNotToBuy: [
    'If people will use it twice a year, do not ask them to install it. A fast website that can be saved to the home screen costs about half as much, is found by search engines and needs no review by a store.',
    'And if the app is meant to repair a process that does not work on paper, the app will not work either. Sort out the process first; a spreadsheet and a week of trying are cheaper than any prototype of ours.',
  ],
  faq: [
    {
      question: 'React Native, Flutter or fully native?',
      answer:
        'We choose by team and by task. React Native if you already have people who know React, Flutter for a very custom interface, native where Bluetooth, camera or background work is the heart of the product. You get the reasons in writing.',
    },
    {
      question: 'What does an app cost to keep?',
      answer:
        'Plan for 15 to 20% of the building cost per year. Apple and Google each release a new system every year, and something always needs adjusting even if you add no feature.',
    },
    {
      question: 'Will Apple or Google reject it?',
      answer:
        'A first submission is often sent back with questions, so we submit a plain version early. Payments for digital goods, account deletion and privacy declarations are the usual causes, and we design for them from the start.',
    },
  ],
  relatedProjectIds: [3, 4],
  callToAction: 'Describe the moment in which somebody would reach for your app. We will tell you whether it should be one.',
  head: {
    title: 'Mobile app development · Longitude',
    description:
      'iOS and Android apps that start fast, work with poor reception and pass store review. How we build them, what they cost to keep, and when not to.',
  },
};
