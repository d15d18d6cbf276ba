import type { Project } from '../types.ts';

export const ecommercePlatform: Project = {
  id: 1,
  title: 'E-commerce Platform',
  description: 'One shop for three countries, with stock that agrees with the shelf and a checkout that fits on one page.',
  longDescription:
    'Kayu & Kain sells furniture and cloth from four warehouses to customers in Malaysia, Singapore and the Emirates. It had a separate shop for each country, a stock list that was updated by hand twice a day, and a team of three who spent their mornings writing apologies for things that were sold out. We replaced the three shops with one, joined it to the warehouse system, and rebuilt the checkout around the way people in each country really pay.',
  category: 'E-commerce',
  technologies: ['Next.js', 'TypeScript', 'Medusa', 'PostgreSQL', 'Stripe', 'AWS'],
  features: [
    'One catalogue in two languages and three currencies',
    'Checkout on one page, without an account if the buyer prefers',
    'Stock reserved for fifteen minutes when payment begins',
    'Delivery dates worked out from warehouse, size and postcode',
    'Search that knows that a settee is a sofa',
    'Returns started by the customer, with a label to print',
  ],
  client: 'Kayu & Kain, Kuala Lumpur',
  timeline: '7 months',
  teamSize: '6 people',
  budget: 'USD 95,000 to 120,000',
  deliverables: [
    'Storefront for three countries',
    'Order and returns desk for the client’s staff',
    'Two-way connection to the warehouse system',
    'Redirects for 11,400 old addresses',
    'Load test report and sale-season runbook',
  ],
  technologies_detailed: {
    Frontend: ['Next.js', 'React', 'TypeScript', 'styled-components'],
    Backend: ['Medusa', 'Node.js', 'PostgreSQL', 'Redis'],
    Payment: ['Stripe', 'FPX', 'Apple Pay', 'Google Pay', 'Tabby'],
    Search: ['Meilisearch'],
    Infrastructure: ['AWS ECS', 'CloudFront', 'Terraform', 'GitHub Actions'],
  },
  challenges: [
    'The stock figure in the shop was up to twelve hours old, and one order in fourteen was for something already gone.',
    'Half of all baskets were given up at payment, most of them on phones.',
    'A sofa, a rug and a bundle of napkins leave from different warehouses, but buyers want one delivery date.',
    'Two thirds of new customers came from search, and three shops were about to become one.',
  ],
  approach: [
    'The warehouse system now announces every movement, and the shop reserves goods the moment payment begins. A nightly count compares both and mails the differences to a person.',
    'We watched twelve people buy on their own phones. The checkout went from five pages to one, local payment methods moved to the top, and the account became an offer after the sale.',
    'We wrote a small planner that knows stock, lorry days and postcodes. It states one date, and splits a delivery only if the buyer agrees to it.',
    'Every old address that had earned a visit in a year received its own redirect. The new shop ran beside the old ones for three weeks with a tenth of the traffic.',
  ],
  results: [
    '38% more completed checkouts on phones, comparing the eight weeks before and after',
    '1 order in 600 now meets missing stock, where it used to be 1 in 14',
    '1.8 seconds until the first product is visible on a mid-range phone, down from 5.9',
    '21 hours a week less spent on correcting orders by hand',
  ],
  gradient: ['#7A5714', '#C29A4E'],
  icon: 'shelf',
  serviceIds: ['ecommerce', 'digital-marketing', 'cloud-solutions'],
  head: {
    title: 'E-commerce Platform · Longitude',
    description:
      'How Kayu & Kain turned three shops into one, made the stock figure true and gained 38% more completed checkouts on phones. A case study in seven months.',
  },
};
