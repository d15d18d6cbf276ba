import type { Service } from '../types.ts';

export const ecommerce: Service = {
  id: 'ecommerce',
  title: 'E-commerce',
  description:
    'Online shops whose stock is right, whose checkout is short and whose orders reach the warehouse without anybody typing them again.',
  technologies: ['Shopify', 'Medusa', 'Next.js', 'Stripe', 'Razorpay', 'Algolia'],
  features: [
    'Checkout in one page, with the payment methods of each country',
    'Stock that agrees with the warehouse to the minute',
    'Search that forgives spelling and knows your synonyms',
    'Prices, tax and delivery for several countries and currencies',
    'Returns that customers can start themselves',
    'Orders passed to ERP and couriers without retyping',
    'Product pages that search engines and screen readers understand',
  ],
  link: '/services/ecommerce',
  number: '03',
  shortTitle: 'Shops',
  headline: 'Most lost sales are lost between the basket and the receipt.',
  lede: 'We build shops for retailers who sell in more than one country or from more than one warehouse, and who are tired of correcting orders by hand.',
  delivered: [
    {
      title: 'A shop on the right platform',
      text: 'Hosted Shopify where it fits, an open platform where your rules do not fit it. We show the sums for both over three years, fees included.',
    },
    {
      title: 'Payments that suit the buyer',
      text: 'Cards and wallets everywhere; UPI in India, FPX and e-wallets in Malaysia, cash on delivery and instalments in the Gulf. Refunds work from the same screen.',
    },
    {
      title: 'One truth about stock',
      text: 'A connection to your warehouse or ERP that reserves goods at checkout, copes with delays and reports what it could not reconcile.',
    },
    {
      title: 'Moving house without losing addresses',
      text: 'Products, customers, orders and reviews brought over, and every old link redirected so that search traffic survives the move.',
    },
    {
      title: 'A launch calendar',
      text: 'Load tests at several times your best day, a freeze before sale season, and people on watch on the days that matter.',
    },
  ],
  process: [
    {
      title: 'Follow ten orders',
      text: 'We trace ten real orders from advertisement to doorstep, and ten returns on the way back. The delays we find become the scope.',
    },
    {
      title: 'Choose the platform',
      text: 'Two candidates, a working sample of your hardest product in each, and the cost over three years side by side.',
    },
    {
      title: 'Build from checkout outwards',
      text: 'Basket, payment and order flow come first, because everything depends on them. Home page and campaign pages come last.',
    },
    {
      title: 'Run both shops',
      text: 'The new shop takes a share of the traffic while the old one still works. We compare sales, not opinions, before switching.',
    },
    {
      title: 'Improve by the month',
      text: 'One measured change at a time, with enough traffic to tell luck from effect. What does not help is taken out again.',
    },
  ],
  technologiesByArea: [
    { name: 'Platform', items: ['Shopify', 'Medusa', 'commercetools', 'WooCommerce'] },
    { name: 'Storefront', items: ['Next.js', 'Hydrogen', 'React', 'TypeScript'] },
    { name: 'Payment', items: ['Stripe', 'Razorpay', 'FPX', 'Apple Pay', 'Google Pay', 'Tabby'] },
    { name: 'Search', items: ['Algolia', 'Meilisearch', 'Elasticsearch'] },
    { name: 'Operations', items: ['SAP', 'Microsoft Dynamics', 'Odoo', 'courier APIs'] },
  ],
  whenNotToBuy: [
    'Below about 100 orders a month, begin with a standard Shopify theme and a weekend. You will learn what your customers ask for, and that knowledge is worth more than anything we could guess for you.',
    'If margins are thin and advertising brings almost all of your sales, a better shop will not save the sum. Look at the product and the price first. We say this before we quote, since an unhappy client is dear.',
  ],
  faq: [
    {
      question: 'Will we lose our place in search results?',
      answer:
        'A dip of a few weeks is normal; a lasting loss is nearly always a matter of missing redirects or thinner pages. We list every address that earns traffic and test its redirect before and after the switch.',
    },
    {
      question: 'Do you handle card data?',
      answer:
        'No, and you should not either. Card numbers go straight from the buyer’s browser to the payment provider, which keeps your part of PCI DSS small.',
    },
    {
      question: 'Can we keep our ERP?',
      answer:
        'Almost always. If it has an API we use it; if it can only exchange files we do that every few minutes and watch it. What we will not do is let two systems each believe they own the stock.',
    },
    {
      question: 'What does a shop cost?',
      answer:
        'From about USD 25,000 for a Shopify build with its own design, and from about USD 80,000 for several countries with an ERP behind them. Platform and payment fees come on top, and we list them.',
    },
  ],
  relatedProjectIds: [1, 3],
  callToAction: 'Tell us how many orders you ship in a month and what goes wrong with them. That is enough to begin.',
  head: {
    title: 'E-commerce development · Longitude',
    description:
      'Online shops with correct stock, a short checkout and the payment methods of each country, tied into ERP and warehouse. Costs, steps and limits inside.',
  },
};
