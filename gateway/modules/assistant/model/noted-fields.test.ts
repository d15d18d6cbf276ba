import { expect, it } from 'vitest';
import { notedFields } from './noted-fields.ts';

const message = 'We need a website for Anand Foods in Klang. I am Zed; I wrote to hello@longitude.example. About 40k, 我叫李明。';

const noted = (field: string, quote: string) => {
  const calls = [{ id: '1', type: 'function' as const, function: { name: 'note_lead', arguments: JSON.stringify({ fields: [{ field, quote }] }) } }];
  return notedFields(calls, message, []).map(({ value, start, end }) => [value, message.slice(start, end)]);
};

it.each([
  ['company', 'Anand Foods'],
  ['name', 'Zed'],
  ['name', '李明'],
  ['budget', 'About 40k'],
  ['requirements', 'We need a website for Anand Foods in Klang.'],
])('takes a %s that stands there: %s', (field, quote) => {
  expect(noted(field, quote)).toEqual([[quote, quote]]);
});

it.each([
  ['company', 'Acme Ltd'],
  ['email', 'website'],
  ['email', 'hello@longitude.example'],
  ['phone', '40'],
  ['leadStatus', 'website'],
  ['servicesInterested', 'website'],
  ['company', 'eed a webs'],
  ['name', 'I wrote to hello@longitude.example'],
  ['name', message.slice(0, 85)],
  ['name', '40k'],
  ['budget', 'a website'],
  ['company', 'hello@longitude.example'],
])('takes no %s that cannot be one: %s', (field, quote) => {
  expect(noted(field, quote)).toEqual([]);
});
