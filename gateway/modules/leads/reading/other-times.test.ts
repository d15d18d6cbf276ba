import { describe, expect, it } from 'vitest';
import { isOtherTime, withoutNumberOfThing } from './other-times.ts';
import type { Circumstances } from './circumstances.ts';

const spanOf = (message: string, quote: string) => ({ start: message.indexOf(quote), end: message.indexOf(quote) + quote.length });
const isOther = (message: string, quote: string, circumstances: Circumstances = {}) => isOtherTime(message, spanOf(message, quote), circumstances);

describe('a time is not the work’s', () => {
  it.each([
    ['my notice period is 45 days', '45 days'],
    ['I must give them one month’s notice', 'one month'],
    ['Tuesday suits me best', 'Tuesday'],
    ['we discuss it and come back in a month', 'in a month'],
    ['one agency quoted 5 lakh and 4 months', '4 months'],
    ['you may ring between 10 am and 1 pm', 'between 10 am and 1 pm'],
    ['only in the evenings', 'evenings'],
    ['can we talk again next month?', 'next month'],
    ['please call me by Friday', 'by Friday'],
    ['next week is good for a short call', 'next week'],
    ['Trustees meeting is on the 9th, they will decide', '9th'],
    ['nobody has called from 6 months', 'from 6 months'],
    ['we lost money for the last two years', 'for the last two years'],
    ['600 a month for 6 months, then we see', '6 months'],
    ['12k/mo, 6 month contract ok', '6 month'],
    ['20k monthly, 3 months', '3 months'],
    ['what is the price for 1 year seo', '1 year'],
    ['we put 2 lakh in this year’s budget', 'this year'],
  ])('in %j', (message, quote) => {
    expect(isOther(message, quote)).toBe(true);
  });

  it.each([
    ['we need video calls by June', 'by June'],
    ['it must be live by 9 am on 3 May', 'by 9 am'],
    ['ready for the board meeting on 22 March', '22 March'],
    ['The board meeting is on 22 March, we must show them something', '22 March'],
    ['We meet the owners on 9 June and want to show it before that', 'on 9 June'],
    ['start from 2 months from now', 'from 2 months'],
    ['in the last week of January', 'last week'],
    ['by tomorrow evening', 'by tomorrow evening'],
    ['we meet our deadline in June', 'in June'],
    ['our old agency left us, we want it in 4 months', 'in 4 months'],
    ['no hurry for 3 months', '3 months'],
    ['2 lakh, 3 months', '3 months'],
    ['start for 3 months from now', '3 months'],
    ['I am free after 5 pm, 3 months is fine for the site', '3 months'],
  ])('unlike that in %j', (message, quote) => {
    expect(isOther(message, quote)).toBe(false);
  });

  it('and who was asked for it means the work', () => {
    expect(isOther('after we meet in June', 'in June', { asked: 'timeline' })).toBe(false);
  });
});

describe('the number of a thing', () => {
  it.each([
    ['Outlet no. 23 opens in October', '23 opens in October', 'opens in October'],
    ['Instant? no. 6 months', '6 months', '6 months'],
    ['I say no 6 months', '6 months', '6 months'],
    ['launch 12 May', '12 May', '12 May'],
  ])('is no part of a time: %j', (message, quote, time) => {
    const { start, end } = withoutNumberOfThing(message, spanOf(message, quote));
    expect(message.slice(start, end)).toBe(time);
  });
});
