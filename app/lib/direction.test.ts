import { expect, it } from 'vitest';
import { withoutTurns } from './direction.ts';

it('leaves out what turns the direction of a text', () => {
  expect(withoutTurns('\u202Eevil txet\u202C end \u2067a\u2069 \u202A+971 4\u202C')).toBe('evil txet end a +971 4');
});

it.for(['مرحبا 2024', '\u05E9\u05DC\u05D5\u05DD\u200F!', 'a\u200Db\u2060', ''])('leaves “%s” as it is', (text) => {
  expect(withoutTurns(text)).toBe(text);
});
