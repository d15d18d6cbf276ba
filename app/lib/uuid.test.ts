import { expect, it } from 'vitest';
import { uuid } from './uuid.ts';

it('is a UUID of version 4, another each time, in which every free digit takes every value', () => {
  const made = Array.from({ length: 1000 }, uuid);
  expect(made.filter((one) => !/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(one))).toEqual([]);
  expect(new Set(made).size).toBe(1000);
  const values = Array.from(made[0]!, (_, place) => new Set(made.map((one) => one[place])).size);
  expect(values).toEqual(Array.from('xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx', (digit) => ({ x: 16, y: 4 })[digit] ?? 1));
});
