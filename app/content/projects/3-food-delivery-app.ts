import type { Project } from '../types.ts';

export const foodDeliveryApp: Project = {
  id: 3,
  title: 'Food Delivery App',
  description: 'Ordering, kitchen and courier apps for a co-operative of food stalls that wanted to keep its margin and its regulars.',
  longDescription:
    'Tiffin Street is a co-operative of 180 food stalls and small kitchens in Kuala Lumpur that deliver within four kilometres. The large platforms took up to a third of each order, and the members wanted a service of their own at a flat fee. We built three apps on one backend: for those who are hungry, for the kitchen, which has wet hands, and for the courier, who has one hand free and no reception in the car park.',
  category: 'Food & Beverage',
  technologies: ['React Native', 'TypeScript', 'Node.js', 'PostgreSQL', 'Redis', 'Google Cloud'],
  features: [
    'Ordering from several stalls of one market in a single basket',
    'A kitchen screen with four big buttons and a loud bell',
    'Courier routes that follow motorcycle lanes and one-way streets',
    'Cash, FPX and e-wallets, settled with stalls every night',
    'Live position, shown as minutes rather than as a moving dot',
    'Order again in two taps',
  ],
  client: 'Tiffin Street Co-operative, Kuala Lumpur',
  timeline: '6 months',
  teamSize: '7 people',
  budget: 'USD 85,000 to 105,000',
  deliverables: [
    'Customer app for iOS and Android',
    'Kitchen app for low-cost Android tablets',
    'Courier app with offline mode',
    'Dispatch service and settlement reports',
    'Onboarding kit with which a stall sets itself up in 20 minutes',
  ],
  technologies_detailed: {
    Mobile: ['React Native', 'Expo', 'SQLite', 'Google Maps SDK'],
    Backend: ['Node.js', 'Fastify', 'PostgreSQL with PostGIS', 'Redis'],
    Payment: ['FPX', 'Touch ’n Go eWallet', 'GrabPay', 'cash settlement'],
    Routing: ['OSRM', 'OpenStreetMap'],
    Infrastructure: ['Google Cloud Run', 'Cloud SQL', 'Terraform', 'Sentry'],
  },
  challenges: [
    'Two thirds of all orders come between 12:00 and 13:15.',
    'Couriers lose reception in car parks and lifts exactly when they hand over the food.',
    'Stall owners had tablets at USD 90 and no patience for menus within menus.',
    'A promised time that is wrong annoys people more than a long one.',
  ],
  approach: [
    'Orders are accepted into a queue that the kitchen’s pace controls. When a stall falls behind, the app first lengthens its promise and then pauses it, instead of taking orders that will be late.',
    'Every step of a delivery is kept on the phone with its time and sent when there is a line. Customers confirm with a four-digit code, which works without any reception at all.',
    'The kitchen app has one screen. We tested it in six stalls at noon, with gloves, and took out everything that nobody touched.',
    'Promises are made from the stall’s own last thirty orders, not from a standard. The app states the time that is met nine times out of ten.',
  ],
  results: [
    '12% total cost to a stall for each order, where platforms had charged up to 32%',
    '27 minutes from order to door in the middle of the lunch hour',
    '91% of deliveries within the promised time in month three',
    '46,000 orders in the first quarter, of which 58% came from people who had ordered before',
  ],
  gradient: ['#9C3A1E', '#D98B67'],
  icon: 'route',
  serviceIds: ['mobile-development', 'ecommerce'],
  head: {
    title: 'Food Delivery App · Longitude',
    description:
      'Three apps for 180 food stalls in Kuala Lumpur: how a co-operative left the big platforms and keeps its promised time in nine deliveries out of ten.',
  },
};
