import type { Article } from '../types.ts';
import { fivePeople } from './five-people-and-a-tuesday.ts';
import { followTenOrders } from './follow-ten-orders-before-you-rebuild-your-shop.ts';
import { securityQuestions } from './twelve-security-questions-for-your-supplier.ts';
import { uptimeInAContract } from './what-99-9-percent-uptime-means-in-a-contract.ts';
import { enquiryCost } from './what-does-an-enquiry-cost-you.ts';
import { writeTheQuestions } from './write-the-questions-before-you-buy-an-ai-assistant.ts';

/** The six articles, newest first. */
export const articles: readonly Article[] = [
  writeTheQuestions,
  followTenOrders,
  fivePeople,
  uptimeInAContract,
  enquiryCost,
  securityQuestions,
];
