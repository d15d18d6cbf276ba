import { expect, it } from 'vitest';
import { searchPatterns } from './search-terms.ts';

it.each([
  ['batik', ['%batik%']],
  ['  mei   tan ', ['%mei%', '%tan%']],
  ['mei mei', ['%mei%']],
  ['al', ['% al%']],
  ['王伟', ['%王伟%']],
  ['100%_\\', ['%100\\%\\_\\\\%']],
  ['+60 12-345 6789', ['%123456789%']],
  ['012 345 6789', ['%123456789%']],
  ['2026', ['%2026%']],
  ['12 34', ['% 12%', '% 34%']],
  ['', []],
  ['1 2 3 4 5 6 7 8 9 x', ['1', '2', '3', '4', '5', '6', '7', '8'].map((digit) => `% ${digit}%`)],
])('%j looks for %j', (search, patterns) => {
  expect(searchPatterns(search)).toEqual(patterns);
});
