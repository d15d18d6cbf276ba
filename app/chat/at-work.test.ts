import { offices } from '#content/offices.ts';
import { expect, test } from 'vitest';
import { atWork } from './at-work.ts';

const at = (time: string) => {
  const { open, next } = atWork(offices, new Date(time));
  return { open: open.map(({ city }) => city), next: next && [next.office.city, next.hour, next.day] };
};

test('names the offices that are open', () => {
  // Monday, 7:30 in Greenwich: 13:00 in Bengaluru, 15:30 in Kuala Lumpur, 11:30 in Dubai.
  expect(at('2026-03-02T07:30:00Z')).toEqual({ open: ['Bengaluru', 'Kuala Lumpur', 'Dubai'], next: undefined });
  expect(at('2026-03-02T01:00:00Z')).toEqual({ open: ['Kuala Lumpur'], next: undefined });
  expect(at('2026-03-02T13:59:00Z')).toEqual({ open: ['Dubai'], next: undefined });
});

test('where all are closed, names the one that opens first, in its own time', () => {
  expect(at('2026-03-02T14:00:00Z').open).toEqual([]);
  // Tuesday has begun in Kuala Lumpur only after 16:00 in Greenwich.
  expect(at('2026-03-02T14:00:00Z').next).toEqual(['Kuala Lumpur', '9\u00A0AM', 'Tuesday']);
  expect(at('2026-03-02T17:00:00Z').next).toEqual(['Kuala Lumpur', '9\u00A0AM', undefined]);
  expect(at('2026-03-06T14:30:00Z').next).toEqual(['Kuala Lumpur', '9\u00A0AM', 'Monday']);
  // On Sunday evening it is Monday there only after midnight.
  expect(at('2026-03-08T15:30:00Z').next).toEqual(['Kuala Lumpur', '9\u00A0AM', 'Monday']);
  expect(at('2026-03-08T16:00:00Z').next).toEqual(['Kuala Lumpur', '9\u00A0AM', undefined]);
});

test('an office with one day in the week opens on that day again, and not today', () => {
  const [office] = offices;
  const { next } = atWork([{ ...office!, openDays: [1] }], new Date('2026-03-02T14:00:00Z'));
  expect(next?.day).toBe('Monday');
});

test('says noon and midnight as they are called', () => {
  const [office] = offices;
  const next = (opens: number) => atWork([{ ...office!, opens }], new Date('2026-03-07T20:00:00Z')).next;
  expect([next(0)?.hour, next(12)?.hour, next(13)?.hour]).toEqual(['12\u00A0AM', '12\u00A0PM', '1\u00A0PM']);
});

test('a company without offices has nobody at work', () => {
  expect(atWork([], new Date('2026-03-02T07:30:00Z'))).toEqual({ open: [], next: undefined });
});
