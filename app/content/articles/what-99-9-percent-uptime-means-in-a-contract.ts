import type { Article } from '../types.ts';

export const uptimeInAContract: Article = {
  slug: 'what-99-9-percent-uptime-means-in-a-contract',
  title: 'What 99.9% uptime means in a contract',
  excerpt:
    'Three nines sound like always. They allow forty-three minutes a month, and the small print says which minutes count. Six clauses to read before you sign.',
  author: 'Arjun Deshpande',
  date: '2024-05-21',
  category: 'Cloud Computing',
  readTime: '4 min read',
  featured: false,
  relatedServiceIds: ['cloud-solutions'],
  sections: [
    {
      id: 'in-minutes',
      heading: 'Turn the percentage into minutes',
      paragraphs: [
        'A percentage close to a hundred is difficult to feel. Minutes are not. Each step of the list below also costs more than the one before: for the last of them somebody is awake at every hour and every part exists twice. So ask for the price of two neighbouring steps before you choose one, and for what the supplier would do differently. In a month of thirty days the usual promises allow this much outage:',
      ],
      list: [
        '99%: 7 hours and 12 minutes',
        '99.5%: 3 hours and 36 minutes',
        '99.9%: 43 minutes',
        '99.95%: 22 minutes',
        '99.99%: 4 minutes and 19 seconds',
      ],
    },
    {
      id: 'when',
      heading: 'Ask when the minutes fall',
      paragraphs: [
        'Forty-three minutes at four on a Sunday morning cost you nothing. The same minutes at the start of a sale, or on the last day for paying school fees, may cost more than the year’s hosting. An average knows no difference.',
        'So begin with your own calendar. Write down the ten worst hours of your year and what one hour of outage would cost in each of them: orders lost, people idle, calls to answer. If the highest figure is a few hundred dollars, 99.5% and a good night’s sleep are fine. If it is fifty thousand, pay attention to those hours in particular, by way of a freeze on changes and people standing by. A fourth nine all the year round is a very expensive way of protecting ten hours.',
      ],
    },
    {
      id: 'chains',
      heading: 'A chain is weaker than its links',
      paragraphs: [
        'Your system is available only if everything that it needs is. Suppose that the page depends on an application, a database and a payment provider, and each is up 99.9% of the time, independently of the others. Together they manage 99.7%, which is about 130 minutes a month rather than 43.',
        'Two conclusions follow. A supplier who promises 99.9% for the whole must build on parts that are better than that, or arrange things so that one part can fail without stopping the rest: a shop that still shows goods while payment is down, a form that keeps the message and sends it later. And you should ask which outages of third parties are left out of the promise. Some contracts exclude so much that only an act of will could break them.',
      ],
    },
    {
      id: 'clauses',
      heading: 'Six clauses to look for',
      paragraphs: [
        'Uptime belongs to those words that everybody uses and few define. Before you sign, find the sentences that answer these questions. Where there is no sentence, the answer is the one that you would not like.',
      ],
      asks: true,
      list: [
        'What is measured? “The server answers” is not “a customer can place an order”. Ask for a check that does what a user does',
        'From where, and how often? From outside, at least every minute. A check every fifteen minutes misses most short outages',
        'Over which period? By the month. Over a year, 99.9% allows one single outage of more than eight hours',
        'What is left out? Announced maintenance is fair if it is limited in hours and has a notice period. “Reasons beyond our control” is a door, so look where it leads',
        'What happens when it is missed? A credit of some percent of the fee will not make good your loss, but it makes somebody count. It should come without your having to claim it',
        'How soon does somebody react, and at what hours? An answer within fifteen minutes, at night as well, matters more than the third digit',
      ],
    },
    {
      id: 'data',
      heading: 'Uptime is not the same as safety',
      paragraphs: [
        'A system can be up all year and lose your data on one afternoon. Two other figures deserve a place in the contract. The first is how much work may be lost: with nightly backups it is up to a day, with continuous ones a few minutes. The second is how long it takes until everything runs again after a total loss. People call them RPO and RTO; the names do not matter.',
        'What matters is whether anyone has tried. Ask when a backup was last restored into an empty environment, how long it took and what was missing. A supplier who restores once a quarter can show you the record. For one who has never done it, the backup is a hope with a monthly fee.',
      ],
    },
    {
      id: 'own-figures',
      heading: 'Keep a record of your own',
      paragraphs: [
        'For a few dollars a month, an independent service will call up your most important page every minute and write down the result. Set it up before the contract begins, in your own account. After a quarter you can compare its record with the supplier’s. Small differences are normal. If they are large, you have a very useful subject for the next meeting, and the evidence to go with it.',
      ],
    },
  ],
  head: {
    title: 'What 99.9% uptime means in a contract · Longitude',
    description:
      'Uptime percentages in minutes, why chains of services do worse than their links, six contract clauses to look for, and why restores matter just as much.',
  },
};
