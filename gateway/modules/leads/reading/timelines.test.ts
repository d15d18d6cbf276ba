import { describe, expect, it } from 'vitest';
import { toldIn, type Row } from '../../../test/told.ts';

describe('somebody who writes needs it', () => {
  it.each<Row>([
    ['not before Onam please', { timeline: 'not before Onam' }],
    ['it has to run by the time our lease expires', { timeline: 'by the time our lease expires' }],
    ['before our summer camp begins in June', { timeline: 'before our summer camp begins in June' }],
    ['live in the second half of November', { timeline: 'in the second half of November' }],
    ['in the last week of January', { timeline: 'in the last week of January' }],
    ['ready before the October exhibition', { timeline: 'before the October exhibition' }],
    ['starting, from October', { timeline: 'from October' }],
    ["we're open 12 years now", {}],
    ['three years we had no luck', {}],
    ['we need it before Onam', { timeline: 'before Onam' }],
    ['launch in 3 months', { timeline: 'in 3 months' }],
    ['go live by 1 April', { timeline: 'by 1 April' }],
    ['must be ready by the 15th of August 2027', { timeline: 'by the 15th of August 2027' }],
    ['deadline is 31/12/2026', { timeline: '31/12/2026' }],
    ['deadline: end of March', { timeline: 'end of March' }],
    ['timeline: 8-10 weeks', { timeline: '8-10 weeks' }],
    ['asap please', { timeline: 'asap' }],
    ['no hurry', { timeline: 'no hurry' }, 'timeline'],
    ['within a fortnight', { timeline: 'within a fortnight' }],
    ['sometime next year', { timeline: 'sometime next year' }, 'timeline'],
    ['siap sebelum bulan Ramadan', { timeline: 'sebelum bulan Ramadan' }],
    ['we want to start in January', { timeline: 'in January' }],
    ['we hope to open in spring 2027', { timeline: 'in spring 2027' }],
    ['needed by Q3', { timeline: 'by Q3' }],
    ['in the second half of 2027', { timeline: 'in the second half of 2027' }, 'timeline'],
    ['two months max', { timeline: 'two months max' }, 'timeline'],
    ['We have been in business for 12 years', {}],
    ['call me on Monday', {}],
    ['I visited your office last month', {}],
    ['how long does it take? 3 months?', {}],
    ['it should be live in time for the school year', { timeline: 'in time for the school year' }],
    ['not March, by April', { timeline: 'by April' }],
    ['the shop opens on 3 May, so before that', { timeline: 'on 3 May' }],
    ['we had a website in 2019', {}],
    ['ready before the wedding season', { timeline: 'before the wedding season' }],
    ['next 2 months', { timeline: 'next 2 months' }, 'timeline'],
    ['give us 6 weeks', { timeline: '6 weeks' }],
    ['latest by end of this year', { timeline: 'latest by end of this year' }],
  ])('as told in %j', (message, lead, asked) => {
    expect(toldIn(message, asked)).toEqual(lead);
  });
});
