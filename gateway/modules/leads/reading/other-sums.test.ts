import { describe, expect, it } from 'vitest';
import { isOtherSum } from './other-sums.ts';
import { readHeard } from './read-heard.ts';

const spanOf = (message: string, quote: string) => ({ start: message.indexOf(quote), end: message.indexOf(quote) + quote.length });

describe('a sum is no budget', () => {
  it.each([
    ['my rate is RM 800/day', 'RM 800/day'],
    ['our packages start from $199 per month', '$199 per month'],
    ['we charge 2,000 rupees per article', '2,000 rupees'],
    ['spending 9000 aed a month on ads now, getting only junk', '9000 aed a month'],
    ['current spend on aws is 18L/month', '18L/month'],
    ['we pay RM 1,800 a month now', 'RM 1,800 a month'],
    ['we already spend 2 lakh with another agency', '2 lakh'],
    ['people can’t donate on their phones. we lost 3k last christmas', '3k'],
    ['we waste 3% = 90,000 OMR a year', '90,000 OMR a year'],
    ['mygate charges us too much, 3.6 lakh per year', '3.6 lakh per year'],
    ['NMC group quoted us 400k AED', '400k AED'],
    ['it is costing us 18000 per month', '18000 per month'],
    ['600 policies approx', '600 policies approx'],
    ['we have 4.2 lakh youtube subscribers', '4.2 lakh'],
    ['about 9,000 parishioners', 'about 9,000 parishioners'],
    ['we have 4 custodians and 1.2 bn AUM', '1.2 bn AUM'],
  ])('in %j', async (message, quote) => {
    expect(isOtherSum(message, spanOf(message, quote), {})).toBe(true);
    expect((await readHeard(message)).filter(({ field }) => field === 'budget')).toEqual([]);
  });

  it.each([
    ["we'd pay up to 3k aed monthly for managing", 'up to 3k aed monthly'],
    ['we can pay 6k a month to you', '6k a month'],
    ['we are thinking of spending 40k', '40k'],
    ['I am ok with paying 500 dollars', '500 dollars'],
    ['we pay you 500 a month', '500 a month'],
    ['Our manager will pay, up to 90k he says', 'up to 90k'],
    ['1.8 lakh tops', '1.8 lakh tops'],
    ['mygate charges us 3 lakh, our budget is 2 lakh', '2 lakh'],
    ['12 lakh works for us', '12 lakh'],
    ['we do not want to lose time, we have 5 lakh', '5 lakh'],
  ])('but it is one in %j', async (message, quote) => {
    expect(isOtherSum(message, spanOf(message, quote), {})).toBe(false);
  });

  it('that goes out today, unless a budget was asked for', async () => {
    expect(isOtherSum('we pay 5k a month now', spanOf('we pay 5k a month now', '5k a month'), { asked: 'budget' })).toBe(false);
  });
});
