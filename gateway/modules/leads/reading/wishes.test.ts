import { describe, expect, it } from 'vitest';
import { type Circumstances } from './read-message.ts';
import { readHeard } from './read-heard.ts';

async function quotesOf(message: string, known: Circumstances = {}) {
  const found = (await readHeard(message, known)).filter(({ field, retracted }) => !retracted && (field === 'purposeOfVisit' || field === 'requirements'));
  for (const { value, start, end } of found) expect(message.slice(start, end)).toBe(value);
  return { purpose: found.find(({ field }) => field === 'purposeOfVisit')?.value, requirements: found.filter(({ field }) => field === 'requirements').map(({ value }) => value) };
}

describe('why somebody writes is quoted', () => {
  it.each([
    ['want an online store that ships to UK and US. budget is 14k USD', 'want an online store that ships to UK and US.', ['ships to UK and US']],
    ['We require a customer portal with login, invoices and Arabic language.', 'We require a customer portal with login, invoices and Arabic language.', ['login, invoices and Arabic language']],
    ['need a website where donors can see where money goes', 'need a website where donors can see where money goes', ['donors can see where money goes']],
    ['need landing page for coaching business', 'need landing page for coaching business', []],
    ['we would like to redo the website with donations by M-Pesa, about USD 8,000', 'we would like to redo the website with donations by M-Pesa', ['donations by M-Pesa']],
    ['We request a quotation for migration of 14 servers to Azure incl. backup.', 'We request a quotation for migration of 14 servers to Azure incl. backup.', []],
    ['yacht rental, nobody knows what to do. can u manage it', 'yacht rental, nobody knows what to do. can u manage it', []],
    ['hi any vacancy for flutter developer?', 'hi any vacancy for flutter developer?', []],
    ["Is the ui/ux position still open? I'm a designer", 'Is the ui/ux position still open?', []],
    ['Is the ui/ux position still open?', undefined, []],
    ['we got invoice INV-2291 for more than was agreed', 'we got invoice INV-2291 for more than was agreed', []],
    ["I'm writing an article for Gulf Business about agencies", "I'm writing an article for Gulf Business about agencies", []],
    ["I'm a freelance UI designer, do you outsource?", "I'm a freelance UI designer, do you outsource?", []],
    ['We have 2 lakh verified email database of dubai companies, 15000 rs only', 'We have 2 lakh verified email database of dubai companies', []],
    ['want website. NOT app, app is not needed now', 'want website.', []],
  ])('of %s', async (message, purpose, requirements) => {
    expect(await quotesOf(message)).toEqual({ purpose, requirements });
  });
});

describe('once it is known, what is required is quoted', () => {
  const known: Circumstances = { purposeOfVisit: 'want a website', services: ['web-development'] };

  it.each([
    ['Cash on delivery and tabby possible?', 'Cash on delivery and tabby possible?'],
    ['members book class n pay monthly.', 'members book class n pay monthly.'],
    ['5 pages only, arbic and english. whats the pric', '5 pages only, arbic and english.'],
    ['does it run on cheap phones?', 'does it run on cheap phones?'],
    ['no shop or anything, just articles and team profiles', 'just articles and team profiles'],
  ])('of %s', async (message, requirement) => {
    expect((await quotesOf(message, known)).requirements.some((one) => one.includes(requirement))).toBe(true);
  });

  it.each([
    'budget is between 5 and 7 lakhs.',
    'we can spend 2.5 lakhs only',
    'has to be live before 30 June',
    'budget 20-22 lakhs, launch by Eid',
    'old agency quoted 95k which is crazy',
    'IEC number 0512345678 if you need',
    'ok let me ask my partner first',
    'first tell me the price',
    'actually its Ahmad with a',
    '2 months, no wait 3 months',
    "don't need call, just email me: khadijah@mpk.example",
    'do you have experience with Arabic?',
    'that is ok for us, 60k USD max.',
  ])('and not %s', async (message) => {
    expect((await quotesOf(message, known)).requirements).toEqual([]);
  });
});

describe('a wish that is taken back', () => {
  const known: Circumstances = { purposeOfVisit: 'I was thinking of a mobile app for my salon', services: ['mobile-development'] };

  it('is why somebody writes no longer', async () => {
    const found = await readHeard('actually maybe a website with booking is enough. forget the app', known);
    expect(found.filter(({ field }) => field === 'purposeOfVisit').map(({ value, retracted }) => [value, retracted])).toEqual([['I was thinking of a mobile app for my salon', true], ['actually maybe a website with booking is enough.', undefined]]);
  });

  it('is no requirement', async () => {
    const shop: Circumstances = { purposeOfVisit: 'we want an online shop', services: ['ecommerce'] };
    const found = (await readHeard('No, I do not want an online shop', shop)).filter(({ field }) => field === 'purposeOfVisit' || field === 'requirements');
    expect(found.map(({ field, retracted }) => [field, retracted])).toEqual([['purposeOfVisit', true], ['requirements', true]]);
  });

  it('leaves what else it was for', async () => {
    const both: Circumstances = { purposeOfVisit: 'we need a website and an app', services: ['web-development', 'mobile-development'] };
    expect((await readHeard('no app please', both)).some(({ field, retracted }) => field === 'purposeOfVisit' && retracted)).toBe(false);
  });
});
