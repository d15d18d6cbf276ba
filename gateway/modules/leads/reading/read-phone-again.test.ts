import { expect, it } from 'vitest';
import { readHeard } from './read-heard.ts';
import { readPhoneAgain } from './read-phone-again.ts';

it.each([
  ['021 555 123', '021 555 123', 'Hamilton NZ', '+6421555123'],
  ['0812 3344 5566', '0812 3344 5566', 'Surabaya', '+6281233445566'],
  ['082 555 0199', '082 555 0199', 'Johannesburg', '+27825550199'],
  ['9988 1234', '+6099881234', 'Kuwait city', '+96599881234'],
  ['08031234567', '+918031234567', 'Enugu, Nigeria', '+2348031234567'],
  ['06-647 8899', '06-647 8899', 'Port Dickson', '+6066478899'],
  // With its country, where it is none there, or where no list knows the place: it stays.
  ['+44 7700 900123', '+447700900123', 'Dubai', undefined],
  ['98450 12345', '+919845012345', 'Singapore', '+919845012345'],
  ['021 555 123', '021 555 123', 'somewhere', undefined],
])('%s, first read as %s, is once the place %s is told %s', async (message, first, place, then) => {
  const told = (await readHeard(message, { asked: 'reach' })).find(({ field }) => field === 'phone')!;
  expect(told.value).toBe(first);
  expect(readPhoneAgain(message, told, place)).toBe(then);
});
