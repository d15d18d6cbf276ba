import { describe, expect, it } from 'vitest';
import { toldIn, type Row } from '../../../test/told.ts';

describe('somebody who writes can spend', () => {
  it.each<Row>([
    ['budget 3L', { budget: '3L' }],
    ['our budget is 2.5 lakhs', { budget: '2.5 lakhs' }],
    ['we can spend up to Rs. 4,50,000', { budget: 'up to Rs. 4,50,000' }],
    ['budget: INR 8-10 lakh', { budget: 'INR 8-10 lakh' }],
    ['around RM15k', { budget: 'around RM15k' }],
    ['RM 20k - 30k', { budget: 'RM 20k - 30k' }],
    ['between 50 and 60 thousand dirhams', { budget: 'between 50 and 60 thousand dirhams' }],
    ['AED 80k max', { budget: 'AED 80k max' }],
    ["we've got about €12.000", { budget: 'about €12.000' }],
    ['Budget ca. 20.000 Euro', { budget: '20.000 Euro' }],
    ['£5-7k', { budget: '£5-7k' }],
    ['say ¥200,000', { budget: '¥200,000' }],
    ['KES 500,000', { budget: 'KES 500,000' }],
    ['₦3 million is what we have', { budget: '₦3 million' }],
    ['my budget is not more than 75000', { budget: 'not more than 75000' }],
    ['fifty thousand ringgit', { budget: 'fifty thousand ringgit' }],
    ['ten lakhs maximum', { budget: 'ten lakhs maximum' }],
    ['half a million dirhams', { budget: 'half a million dirhams' }],
    ['USD 1.2m', { budget: 'USD 1.2m' }],
    ['40k', { budget: '40k' }, 'budget'],
    ['60000', { budget: '60000' }, 'budget'],
    ['5 to 6 lacs', { budget: '5 to 6 lacs' }, 'budget'],
    ['dont know yet', {}, 'budget'],
    ['make it 6 lakh instead of 5', { budget: '6 lakh' }],
    ['not 5 lakh, 6 lakh', { budget: '6 lakh' }],
    ['our turnover is 3 crore', {}],
    ['we have 40k followers', {}],
    ['we process 2 million orders a year', {}],
    ['is 3 lakhs enough for a shop?', { budget: '3 lakhs', servicesInterested: 'ecommerce' }],
    ['our last agency charged 2 lakhs', {}],
    ['each saree costs 4000 rupees', {}],
    ['the budget approved by the board is 1.5 Cr', { budget: '1.5 Cr' }],
    ['we could stretch to $25k', { budget: '$25k' }],
    ['100k SAR', { budget: '100k SAR' }],
    ['R250 000 more or less', { budget: 'R250 000 more or less' }],
  ])('as told in %j', (message, lead, asked) => {
    expect(toldIn(message, asked)).toEqual(lead);
  });
});
