import { expect, it } from 'vitest';
import { letterTitle, problemWords } from './letter-words.ts';

it('a letter says what it is and about whom', () => {
  const letter = { id: '1', kind: 'RECEIPT', about: 'INQUIRY', name: 'Mei Tan', problem: 'SMTP 550', attempts: 1, failedAt: '' } as const;
  expect(letterTitle(letter)).toBe('Receipt · inquiry of Mei Tan');
  expect(letterTitle({ ...letter, kind: 'WEBHOOK', about: 'LEAD', name: '' })).toBe('Call to the webhook · chat lead');
});

it.each([
  ['SMTP 550', 'The mail server refuses it (SMTP 550)'],
  ['SMTP 451', 'The mail server puts it off (SMTP 451)'],
  ['HTTP 500', 'The other program answers with an error (HTTP 500)'],
  ['ECONNREFUSED', 'It cannot be reached (ECONNREFUSED)'],
])('the code %s has words', (code, words) => {
  expect(problemWords(code)).toBe(words);
});
