import { describe, expect, it } from 'vitest';
import { type Circumstances } from './read-message.ts';
import { readHeard } from './read-heard.ts';

const told = async (message: string, field: string, circumstances: Circumstances = {}) => (await readHeard(message, circumstances)).flatMap((one) => (one.field === field ? [one.value] : []));

describe('a budget', () => {
  it.each([
    'call the office 05-254 1234, between 10 and 12',
    '10 to 12 pls',
    'so no number? we spend about 1500 usd on google ads a month btw',
    'we put 2000 usd into facebook ads every month',
    'ad spend is around 5k aed monthly',
    'we pay 400 usd per month for hosting',
    'our aws bill is 9k a month',
    'we have 50k followers on insta',
    'about 20k visitors a month',
    '60',
    'around 60',
    '30 per WEEK, so 120 a month',
    'order value about 800 rupees',
    'rent is 5000 a month',
    'we make about 2 lakh a month',
    'a freelancer would do it for 30k rupees',
    'my cousin paid 2000 for his',
  ])('is none in %j', async (message) => {
    expect(await told(message, 'budget')).toEqual([]);
  });

  it.each([
    ['we can spend about 1500 usd a month on google ads', 'about 1500 usd a month'],
    ['our budget for ads is 2000 usd a month', '2000 usd a month'],
    ['we have 2 lakh for marketing', '2 lakh'],
    ['we will pay 500 a month for hosting', '500 a month'],
    ['my friend and I have 20k for this', '20k'],
    ['my budget is 30k, a friend got it for 20k', '30k'],
    ['my budget is 50', '50'],
    ['maybe 8 to 10 lakh', '8 to 10 lakh'],
    ['do you have something for 5000 dollars', '5000 dollars'],
  ])('is one in %j', async (message, budget) => {
    expect(await told(message, 'budget')).toEqual([budget]);
  });

  it('is not told anew in another money', async () => {
    expect(await told('thats 450 dollars i think. so what do i do', 'budget', { budget: '40,000 rupees' })).toEqual([]);
    expect(await told('actually 20k usd', 'budget', { budget: '80k aed' })).toEqual(['20k usd']);
  });
});

describe('a timeline', () => {
  it.each(['I am on leave until the 9th', "I'm out of office until Monday", 'on vacation from 3 to 10 May', 'my boss is back on Thursday', 'we are closed in june', 'i am away next week'])('is none in %j', async (message) => {
    expect(await told(message, 'timeline')).toEqual([]);
  });

  it.each([
    ['ready by the 9th, i am on leave until then', 'by the 9th'],
    ['it must be back online by Friday', 'by Friday'],
    ['we are away in June so it must be live by May', 'by May'],
    ['we need it before we are back in june', 'before we are back in june'],
  ])('is one in %j', async (message, timeline) => {
    expect(await told(message, 'timeline')).toEqual([timeline]);
  });
});

describe('whose it is', () => {
  const faisal: Circumstances = { name: 'Faisal Al Marzouqi', email: 'faisal@almarzouqi-home.example', location: 'Sharjah' };

  it.each(['my brother handles the money. His name is Khalid.', "her name's Anita, she does the accounts", 'he is called Dinesh'])('takes no name from %j', async (message) => {
    expect(await told(message, 'name', faisal)).toEqual([]);
    expect(await told(message, 'name')).toEqual([]);
  });

  it('keeps the address and the place that are known beside one more', async () => {
    const message = 'Four showrooms, the new one in Ajman opened last month. And the mail should go to both of us, khalid@almarzouqi-home.example as well.';
    expect(await told(message, 'email', faisal)).toEqual([]);
    expect(await told(message, 'location', faisal)).toEqual([]);
    expect(await told('no, our office is in Ajman', 'location', faisal)).toEqual(['Ajman']);
    expect(await told('my email is x@y.example, also my number 98450 12345', 'phone', { name: 'Ravi', location: 'Pune' })).toEqual(['+919845012345']);
  });
});

describe('an answer to what is needed', () => {
  it.each(['please have someone call me', 'Then please tell me which e-mail you hold now', 'do i need to do anything else'])('is not %j', async (message) => {
    expect(await told(message, 'requirements', { asked: 'need' })).toEqual([]);
  });
});
