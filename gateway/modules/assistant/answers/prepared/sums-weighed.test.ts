import { describe, expect, it } from 'vitest';
import { services } from '#content/services/index.ts';
import { converse } from '../../../../test/conversation.ts';
import { sumOf, weighed } from './sums-weighed.ts';

const shop = services.find(({ id }) => id === 'ecommerce');
const isLittle = (sum: string) => weighed(sumOf(sum)!, shop, false)!.isLittle;

describe('a sum in another money', () => {
  it.each(['50000 rupees', '5 lakh', '₹8,00,000', 'RM 60000', 'aed 80000', '20000 ringgit'])('is less than the page names, whatever the rate: %s', (sum) => {
    expect(isLittle(sum)).toBe(true);
  });

  it.each(['1 crore', '25 lakh', 'RM 200000', 'aed 150000', '30000 euros'])('may be enough: %s', (sum) => {
    expect(isLittle(sum)).toBe(false);
  });

  it('is weighed where they ask of it later', async () => {
    const { replies } = await converse('i need an ecommerce website my budget is 50000 rupees', 'can u do it for that');
    for (const { answer } of replies) expect(answer).toMatch(/in US dollars only, and I do not convert[^]*Below about 100 orders a month/);
  });
});

it('is not above the lowest figure that it is', () => {
  expect(weighed(sumOf('25000 usd')!, shop, false)!.text).toMatch(/^25000 usd is the lowest figure/);
});
