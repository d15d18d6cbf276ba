import { expect, it } from 'vitest';
import { namedPoints } from './named-points.ts';

it('parts names from what is said of them', () => {
  expect(namedPoints(['99%: 7 hours', '99.9%: 43 minutes: not more'])).toEqual([
    { name: '99%', cells: ['7 hours'] },
    { name: '99.9%', cells: ['43 minutes: not more'] },
  ]);
  expect(namedPoints(['Directory: USD 1,000 · 10 enquiries'])).toEqual([{ name: 'Directory', cells: ['USD 1,000', '10 enquiries'] }]);
});

it('parts how many there are of something from what it is', () => {
  expect(namedPoints(['100 everyday questions', '40 difficult ones: exceptions'])).toEqual([
    { name: '100', cells: ['everyday questions'] },
    { name: '40', cells: ['difficult ones: exceptions'] },
  ]);
});

it('believes the content that long names are names', () => {
  const items = ['Chat conversations from which no lead arose: 90 days', 'Counts: one day; logs: 30 days'];
  expect(namedPoints(items)).toBeUndefined();
  expect(namedPoints(items, true)).toEqual([
    { name: 'Chat conversations from which no lead arose', cells: ['90 days'] },
    { name: 'Counts', cells: ['one day; logs: 30 days'] },
  ]);
});

it.each([
  [['99%: 7 hours', 'and nothing else']],
  [['Whoever answers the enquiry sets the mark: at once']],
  [[': nothing']],
  [['40 difficult ones', 'and one that is easy']],
  [['at 12:30 sharp']],
])('leaves %j as it is', (items) => {
  expect(namedPoints(items)).toBeUndefined();
});
