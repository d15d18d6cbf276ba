import { expect, it } from 'vitest';
import { unbrokenRuns } from './unbroken-runs.ts';

const units = (text: string) => unbrokenRuns(text).flatMap(({ text: run, isUnit }) => (isUnit ? [run] : []));

it.each([
  ['That is about USD 95,000.', ['USD 95,000']],
  ['AED 1,200 a day, US$ 40k, € 12.50 or 95,000 USD, USD 40,000-60,000', ['AED 1,200', 'US$ 40k', '€ 12.50', '95,000 USD', 'USD 40,000-60,000']],
  ['an app (6 months), or 12-16 weeks, or 3–6 months', ['6 months', '12-16 weeks', '3–6 months']],
  ['Call +971 4 000 0100, or +91 10 0000 0100.', ['+971 4 000 0100', '+91 10 0000 0100']],
  ['Mon-Fri 9AM-6PM at 9 AM', ['Mon-Fri', '9AM-6PM', '9 AM']],
  ['E-commerce, a co-operative and its 6-week start', ['E-commerce', 'co-operative', '6-week']],
  ['Food & Beverage, in 31% fewer', ['Food & Beverage', '31% fewer']],
  ['Nothing here, and nothing - there', []],
  ['https://a-b.example/c-d?e=6 and hana-b@lindner-wels.example', ['6 and']],
  [`an all-${'very-'.repeat(10)}long word`, []],
])('keeps the units of “%s”', (text, expected) => {
  expect(units(text)).toEqual(expected);
  expect(unbrokenRuns(text).map((run) => run.text).join('')).toBe(text);
});

it('takes no time over what is hostile', () => {
  const before = performance.now();
  for (const hostile of ['a-'.repeat(5000), '1 '.repeat(5000), '+1 '.repeat(5000), 'a & '.repeat(5000), '9'.repeat(10_000), 'a'.repeat(10_000)]) unbrokenRuns(hostile);
  expect(performance.now() - before).toBeLessThan(1000);
});
