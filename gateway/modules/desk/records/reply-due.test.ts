import { expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { REPLY_HOURS, replyDue } from './reply-due.ts';

it.each([
  ['on a working day', '2026-11-17T08:30:00.123Z', '2026-11-18T08:30:00.123Z'],
  ['when it would be in the night', '2026-11-16T22:15:00.000Z', '2026-11-17T22:15:00.000Z'],
  ['on a Friday', '2026-11-20T10:00:00.000Z', '2026-11-21T10:00:00.000Z'],
  ['on a Saturday', '2026-11-21T03:00:00.000Z', '2026-11-22T03:00:00.000Z'],
  ['over the end of a year', '2026-12-31T20:00:00.000Z', '2027-01-01T20:00:00.000Z'],
  ['where clocks go forward', '2026-03-28T18:00:00.000Z', '2026-03-29T18:00:00.000Z'],
])('a reply is due a day later %s', (_when, received, due) => {
  expect(replyDue(new Date(received)).toISOString()).toBe(due);
});

it('is due when visitors are told that it comes', () => {
  expect(company.replyPromise).toBe(`within ${REPLY_HOURS} hours`);
});
