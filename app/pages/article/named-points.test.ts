import { expect, it } from 'vitest';
import { namedPoints } from './named-points.ts';

it('parts names from what is said of them', () => {
  expect(namedPoints(['99%: 7 hours', '99.9%: 43 minutes: not more'])).toEqual([
    { name: '99%', text: '7 hours' },
    { name: '99.9%', text: '43 minutes: not more' },
  ]);
});

it.each([
  [['99%: 7 hours', 'and nothing else']],
  [['Whoever answers the enquiry sets the mark: at once']],
  [[': nothing']],
  [['at 12:30 sharp']],
])('leaves %j as it is', (items) => {
  expect(namedPoints(items)).toBeUndefined();
});
