import { expect, it } from 'vitest';
import { namedPoints } from './named-points.ts';

it('parts names from what is said of them', () => {
  expect(namedPoints(['99%: 7 hours', '99.9%: 43 minutes: not more'])).toEqual([
    { name: '99%', cells: ['7 hours'] },
    { name: '99.9%', cells: ['43 minutes: not more'] },
  ]);
  expect(namedPoints(['Directory: USD 1,000 · 10 enquiries'])).toEqual([{ name: 'Directory', cells: ['USD 1,000', '10 enquiries'] }]);
});

it.each([
  [['99%: 7 hours', 'and nothing else']],
  [['Whoever answers the enquiry sets the mark: at once']],
  [[': nothing']],
  [['at 12:30 sharp']],
])('leaves %j as it is', (items) => {
  expect(namedPoints(items)).toBeUndefined();
});
