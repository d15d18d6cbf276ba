import type { Article } from '../types.ts';

export const followTenOrders: Article = {
  slug: 'follow-ten-orders-before-you-rebuild-your-shop',
  title: 'Follow ten orders before you rebuild your shop',
  excerpt:
    'A new shop is the dearest way of finding out that the trouble was in the warehouse. Ten orders, a notebook and two days tell you where the sales are lost.',
  author: 'Farid Iskandar',
  date: '2024-09-10',
  category: 'E-commerce',
  readTime: '4 min read',
  featured: false,
  relatedServiceIds: ['ecommerce', 'web-development'],
  sections: [
    {
      id: 'the-wrong-start',
      heading: 'The wrong place to start',
      paragraphs: [
        'Most briefs for a new online shop begin with its looks. The present one is tired, a competitor has a nicer one, and the platform is no longer in fashion. All of that may be true. None of it says where you are losing sales, and a rebuild that does not know this moves the same losses to a handsomer place.',
        'Before you ask anybody for a quotation, follow ten orders from the first click to the doorstep, and three returns on the way back. You need a notebook, a stopwatch, two days and the permission to stand in other people’s way.',
      ],
    },
    {
      id: 'choose',
      heading: 'Choose the ten with care',
      paragraphs: [
        'Do not take ten easy ones. What you learn comes from the edges, where systems meet and somebody has to type. Place the orders yourself, with your own money, on your own phone and not on the office network. A good set looks like this:',
      ],
      list: [
        'Three of your best-selling items, one each by phone, tablet and computer',
        'One basket with goods from two warehouses',
        'One item with a single piece left in stock',
        'One order from abroad, with the payment method usual there',
        'One with a discount code, one with a gift card',
        'One that you cancel after ten minutes, and one whose address you correct',
      ],
    },
    {
      id: 'what-to-note',
      heading: 'What to write down',
      paragraphs: [
        'On the way to payment, note every moment in which you had to think, wait or type something the shop could have known. Count the fields in the form. Note when the price of delivery first appears: if it is on the last page, you have found one of the most common reasons for baskets left behind. Try to pay with the method you would use at home; in Kuala Lumpur that may be FPX, in Bengaluru UPI, and in Dubai quite possibly cash.',
        'After payment, walk with the order. Who sees it first? How does it get from the shop into the warehouse list? Each time that a person copies something from one screen to another, make a mark. Every mark is a delay, and a certain share of them are mistakes. Note when the stock figure changes: at payment, at packing, or overnight.',
        'With the returns, watch the money. The time from parcel received to refund paid is the figure that customers remember when they decide whether to order from you again.',
      ],
    },
    {
      id: 'sort',
      heading: 'Sort what you found into four heaps',
      paragraphs: [
        'After two days you will have forty or fifty notes. Sort them by what would cure them, because each heap has another price and another supplier.',
      ],
      list: [
        'Words and settings: delivery cost shown early, a clearer returns text, a field less. Days of work, mostly your own',
        'The page: slow pictures, a checkout on five screens, a keyboard with letters for the card number. Weeks, on the platform you have',
        'The joints: stock, ERP, courier, accounts. One to three months, and often the largest gain',
        'The platform: it cannot do what your trade needs, and no extension can. Only this heap is a reason to move',
      ],
    },
    {
      id: 'put-a-price',
      heading: 'Put a price on each heap',
      paragraphs: [
        'Take a plain month: 40,000 visits, of which 2,000 reach the checkout and 900 pay. At an average of USD 60 that makes USD 54,000. If a shorter checkout brings 1,000 of those 2,000 to the end instead of 900, you gain USD 6,000 a month in sales. Multiply it by your margin, not by your turnover: at 30% the gain is USD 1,800 a month, and a repair for USD 15,000 has paid for itself in a little over eight months.',
        'Now do the same for stock. If one order in twenty is for something already gone, 45 of the 900 end in an apology, a refund and a customer who is unlikely to return. Add the hours your staff spend on them. In many shops this sum is the larger one, and no design of the home page will touch it.',
        'The percentages will be different for you, and you should distrust anybody who knows them beforehand. What matters is that every proposal can be put into this form.',
      ],
    },
    {
      id: 'brief',
      heading: 'Then write the brief',
      paragraphs: [
        'You will notice that it has become shorter. Instead of “a modern shop with a great experience”, it names six faults, what each of them costs, and how you will see that it has been cured. Suppliers can give a price for that, and you can compare them.',
        'If the fourth heap is empty, keep your platform and spend a third of the money. If it is full, move, but have the supplier build the hardest order of your ten first, as a working sample. Whoever can do that one will manage the other nine.',
      ],
    },
  ],
  head: {
    title: 'Follow ten orders before you rebuild · Longitude',
    description:
      'Two days with ten real orders show where an online shop loses sales. What to note, how to sort it, and how to tell whether a rebuild would pay at all.',
  },
};
