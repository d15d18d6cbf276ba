import type { Article } from '../types.ts';

export const enquiryCost: Article = {
  slug: 'what-does-an-enquiry-cost-you',
  title: 'What does an enquiry cost you? A sum on one page',
  excerpt:
    'The channel with the cheapest clicks is often the one with the dearest contracts. Four columns and one afternoon show you which of yours that is.',
  author: 'Sara Mathew',
  date: '2024-04-09',
  category: 'Digital Marketing',
  readTime: '4 min read',
  featured: false,
  relatedServiceIds: ['digital-marketing', 'web-development'],
  sections: [
    {
      id: 'reports',
      heading: 'A report full of good news',
      paragraphs: [
        'The monthly report from the agency has twenty pages. Impressions are up, clicks are up, the cost of a click is down. There is an arrow beside each figure, and all of the arrows are green. Meanwhile the sales team says that the enquiries have become worse. Both can be right, because they count different things.',
        'You need one sum that both sides accept. It fits on a page, uses figures that you already have, and answers the only question that matters for next month’s budget: what does a contract cost through each channel?',
      ],
    },
    {
      id: 'four-columns',
      heading: 'Four columns',
      paragraphs: [
        'Take the last three full months. For each channel write down four numbers: what you spent, fees and salaries included; how many enquiries came; how many of those the sales team calls good; and how many became contracts. Then divide the first by each of the others. Here is one month of a company that spends USD 6,000, so that the figures stay small:',
      ],
      list: [
        'Search advertising: USD 3,000 · 60 enquiries · 24 good · 6 contracts · USD 50 an enquiry · USD 500 a contract',
        'Social advertising: USD 2,000 · 80 enquiries · 8 good · 1 contract · USD 25 an enquiry · USD 2,000 a contract',
        'Trade directory: USD 1,000 · 10 enquiries · 6 good · 2 contracts · USD 100 an enquiry · USD 500 a contract',
      ],
      columns: ['Channel', 'Spent', 'Enquiries', 'Good', 'Contracts', 'Per enquiry', 'Per contract'],
    },
    {
      id: 'what-it-says',
      heading: 'What the sum says',
      paragraphs: [
        'By the price of an enquiry, social advertising wins by a long way and the directory ought to be cancelled. By the price of a contract it is the other way about. Somebody who optimises for cheap enquiries will move money each month from what works to what does not, in good faith and with green arrows.',
        'There is a third reading. Of 80 enquiries from social advertising the sales team had to answer 72 that led nowhere. At twenty minutes each, that is 24 hours a month, a cost that appears in no advertising report at all.',
        'But be careful with small numbers. One contract more or less would halve or double the figure for social advertising. This is why you take three months rather than one, and why the column of good enquiries is useful: there are more of them, so they say something sooner.',
      ],
    },
    {
      id: 'define-good',
      heading: 'Agree on what “good” means',
      paragraphs: [
        'The sum stands or falls with the third column. Let sales and marketing write the definition together, in one sentence that can be checked within two minutes of reading an enquiry. For instance: “works in one of our three countries, needs what we sell, and names a date or a budget.” Whoever answers the enquiry sets the mark at once. Not at the end of the month, and not from memory.',
        'If the marking is too much trouble, the form may be to blame. A form that asks “What do you need, and by when?” gives the answer by itself.',
      ],
    },
    {
      id: 'sources',
      heading: 'Find the source without spying',
      paragraphs: [
        'You do not have to follow people across the internet to learn where they came from. Three simple things will cover most of it. Mark the links in your advertisements with campaign parameters and store them with the enquiry. Use a separate telephone number for the directory. And ask: a field saying “How did you hear of us?” that people may leave empty is surprisingly honest.',
        'Some visitors will decline analytics, and some software blocks it. That is their right, and it hardly matters for this sum, since it starts from enquiries you have received and not from visits. For the rest there will be a row called “unknown”. Show it. If it grows beyond a third, repair the measuring before you change the budget.',
      ],
    },
    {
      id: 'act',
      heading: 'Three decisions for the next meeting',
      paragraphs: [
        'Now you can act, and you need no twenty pages for it. Move a part of the budget, not the whole: channels become dearer as you buy more of them, because the best searches and the nearest customers come first. Look again after eight weeks.',
      ],
      list: [
        'Stop what has brought no contract in six months, unless somebody can say in one sentence what it is for',
        'Take a quarter of the weakest channel’s budget to the strongest, and see whether its price per contract holds',
        'Spend one month’s budget of the weakest channel on the page that all the advertisements lead to',
      ],
    },
    {
      id: 'the-page',
      heading: 'Why the page comes last, and counts most',
      paragraphs: [
        'If two visitors in a hundred write to you now, and after some work on the page three do, each of your channels has become a third cheaper overnight. No campaign can do that. So ask whoever runs your advertising when they last changed the page it leads to. If the answer is that the page is somebody else’s business, you know where to begin.',
      ],
    },
  ],
  head: {
    title: 'What does an enquiry cost you? · Longitude',
    description:
      'A sum on one page that compares marketing channels by the cost of a contract: four columns, a definition of good enquiries, and three decisions to make.',
  },
};
