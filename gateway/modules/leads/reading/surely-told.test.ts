import { describe, expect, it } from 'vitest';
import type { Finding } from '../evidence.ts';
import type { Circumstances } from './circumstances.ts';
import { wantedAtOnce } from './surely-told.ts';

const app: Finding = { field: 'servicesInterested', value: 'mobile-development', start: 0, end: 1 };
const saidOf = (message: string, services: readonly Finding[] = [app], found: readonly Finding[] = [], known: Circumstances = {}) => wantedAtOnce(message, services, found, known).map(({ value, start, end }) => [value, message.slice(start, end)]);

describe('what is wanted at once', () => {
  it.each([
    ['URGENT - our booking site is down', 'URGENT'],
    ['We need stable hosting urgently.', 'urgently'],
    ['app, asap', 'asap'],
  ])('says so: %s', (message, word) => {
    expect(saidOf(message)).toEqual([[word, word]]);
  });

  it.each(['an app for our urgent care clinic', "it isn't urgent", 'not that urgent', 'nothing urgent', 'no longer urgent', 'Is it urgent?', 'a shop for insurgent posters'])('is not: %s', (message) => {
    expect(saidOf(message)).toEqual([]);
  });

  it('is work of ours', () => {
    expect(saidOf('need a loan urgently', [])).toEqual([]);
    expect(saidOf('it is urgent', [{ ...app, retracted: true }])).toEqual([]);
    expect(saidOf('it is urgent', [], [], { services: ['mobile-development'] })).toEqual([['urgent', 'urgent']]);
  });

  it('tells nothing beside a time', () => {
    expect(saidOf('urgent, by June', [app], [{ field: 'timeline', value: 'by June', start: 8, end: 15 }])).toEqual([]);
    expect(saidOf('it is urgent', [app], [], { timeline: 'by June' })).toEqual([]);
  });
});
