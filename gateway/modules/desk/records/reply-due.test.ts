import { describe, expect, it } from 'vitest';
import { type OpeningHours, replyDue } from './reply-due.ts';

const due = (received: string, places?: readonly OpeningHours[]) => replyDue(new Date(received), places).toISOString();

// Some office is open from 01:00 (Kuala Lumpur, 9 AM) to 14:00 UTC (Dubai, 6 PM), Monday to Friday.
describe('with the three offices, a reply is due', () => {
  it.each([
    ['a day later', '2026-11-17T08:30:00.123Z', '2026-11-18T08:30:00.123Z'],
    ['a day later, the moment Kuala Lumpur opens', '2026-11-17T01:00:00.000Z', '2026-11-18T01:00:00.000Z'],
    ['a day later, just before Dubai closes', '2026-11-17T13:59:59.999Z', '2026-11-18T13:59:59.999Z'],
    ['the next morning, when Dubai has closed', '2026-11-17T14:00:00.000Z', '2026-11-19T01:00:00.000Z'],
    ['in the morning, when it would be in the night', '2026-11-16T22:15:00.000Z', '2026-11-18T01:00:00.000Z'],
    ['on Friday for Thursday', '2026-11-19T10:00:00.000Z', '2026-11-20T10:00:00.000Z'],
    ['on Monday for Friday', '2026-11-20T10:00:00.000Z', '2026-11-23T01:00:00.000Z'],
    ['on Monday for Saturday', '2026-11-21T03:00:00.000Z', '2026-11-23T01:00:00.000Z'],
    ['on Monday morning for the small hours of Sunday', '2026-11-22T00:30:00.000Z', '2026-11-23T01:00:00.000Z'],
    ['on Monday a day later for Sunday morning', '2026-11-22T09:00:00.000Z', '2026-11-23T09:00:00.000Z'],
    ['over the end of a year', '2026-12-31T20:00:00.000Z', '2027-01-04T01:00:00.000Z'],
  ])('%s', (_when, received, expected) => {
    expect(due(received)).toBe(expected);
  });
});

describe('elsewhere', () => {
  const london: OpeningHours = { timeZone: 'Europe/London', opens: 9, closes: 18, openDays: [1, 2, 3, 4, 5] };

  it('follows summer time: in at one offset, due at another', () => {
    // Clocks go forward on Sunday, 2026-03-29, and back on Sunday, 2026-10-25.
    expect(due('2026-03-27T18:00:00.000Z', [london])).toBe('2026-03-30T08:00:00.000Z');
    expect(due('2026-10-23T18:00:00.000Z', [london])).toBe('2026-10-26T09:00:00.000Z');
  });

  it('opens on the day that it opens at all', () => {
    expect(due('2026-11-17T10:00:00.000Z', [{ ...london, openDays: [0] }])).toBe('2026-11-22T09:00:00.000Z');
  });

  it('takes the office that opens first', () => {
    const auckland: OpeningHours = { ...london, timeZone: 'Pacific/Auckland' };
    expect(due('2026-11-20T10:00:00.000Z', [london, auckland])).toBe('2026-11-22T20:00:00.000Z');
  });

  it('is a day later where nobody says when they are open', () => {
    expect(due('2026-11-20T10:00:00.000Z', [])).toBe('2026-11-21T10:00:00.000Z');
    expect(due('2026-11-20T10:00:00.000Z', [{ ...london, openDays: [] }])).toBe('2026-11-21T10:00:00.000Z');
  });
});
