import { expect, it } from 'vitest';
import { moneysCountry } from './money-countries.ts';

it.each([
  ['RM60k at most', 'MY'],
  ['around 40k dirhams', 'AE'],
  ['₦2,500,000', 'NG'],
  ['KSh 200,000', 'KE'],
  ['1.5 crore', 'IN'],
  ['A$9,000', 'AU'],
])('tells where somebody is by their money: %s', (text, country) => {
  expect(moneysCountry(text)).toBe(country);
});

it.each(['5,000 dollars', '20k', 'AED 5,000 or RM 6,000', 'php developer', 'the rp team'])('tells nothing where it could be several countries, or no money: %s', (text) => {
  expect(moneysCountry(text)).toBeUndefined();
});
