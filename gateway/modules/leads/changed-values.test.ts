import { expect, it } from 'vitest';
import { changedValues } from './changed-values.ts';
import type { Finding, LeadField } from './evidence.ts';

const told = (field: LeadField, value: string): Finding => ({ field, value, start: 0, end: value.length });

it.each([
  ['budget', '20k', 'more like 30k', true],
  ['email', 'a@b.example', 'c@b.example', true],
  ['name', 'Wei Ling', 'Wei Lin', true],
  ['name', 'Wei Ling', 'Tan Wei Ling', false],
  ['name', 'Tan Wei Ling', 'wei ling', false],
  ['budget', '30k', '30k.', false],
  ['budget', undefined, '30k', false],
  ['requirements', 'a shop', 'an app', false],
] as const)('of a known %s, %s, %s takes the place: %s', (field, before, now, changes) => {
  expect(changedValues([told(field, now)], { [field]: before })).toHaveLength(changes ? 1 : 0);
  expect(changedValues([told(field, now)])).toEqual([]);
});
