import { describe, expect, it } from 'vitest';
import { type Circumstances } from './read-message.ts';
import { readHeard } from './read-heard.ts';

async function quotes(message: string, circumstances: Circumstances = {}) {
  const found = (await readHeard(message, circumstances)).filter(({ field }) => field === 'purposeOfVisit' || field === 'requirements');
  for (const { value, start, end } of found) expect(message.slice(start, end)).toBe(value);
  return [...new Set(found.map(({ value }) => value))];
}

describe('what somebody wants is quoted', () => {
  it.each([
    ['We need a website for our bakery, contact me at wl@tan.my or +60 12-345 6789 to discuss', 'We need a website for our bakery'],
    ['please send the quote for the app to wl@tan.my', 'please send the quote for the app'],
    ['my email is wl@tan.my and I need a website with booking for our salon', 'I need a website with booking for our salon'],
    ['wl@tan.my, looking for an online shop that works in Malay', 'looking for an online shop that works in Malay'],
    ['interested in a website, 98450 12345, Ravi', 'interested in a website'],
    ['can you call me back on 012-345 6789 regarding seo', 'regarding seo'],
    ['I want an app for our clinic. Call 012-345 6789.', 'I want an app for our clinic.'],
    ['our budget is 20000000 and we need a portal for dealers which shows stock', 'we need a portal for dealers which shows stock'],
  ])('without what they are reached by: %s', async (message, quote) => {
    expect((await quotes(message))[0]).toBe(quote);
  });

  it.each(['I do not want to give you more details', "I'd rather not share my number, I won't tell you anything", "i don't want to talk to a bot", 'I would prefer not to say'])('and not what they keep back: %s', async (message) => {
    expect(await quotes(message)).toEqual([]);
    expect(await quotes(message, { purposeOfVisit: 'a website', asked: 'need' })).toEqual([]);
  });

  it('though they keep something else to themselves', async () => {
    expect(await quotes('We do not want to share customer data between branches, need a website')).toHaveLength(1);
  });

  it('and not who somebody is, asked what it is about', async () => {
    expect(await quotes('My colleague is Ahmad', { name: 'Wei Ling', email: 'wl@tan.my', asked: 'need' })).toEqual([]);
    expect(await quotes("sorry, it's Wei Lin", { name: 'Wei Ling', email: 'wl@tan.my', asked: 'need' })).toEqual([]);
    expect(await quotes('better photos on every page', { name: 'Wei Ling', email: 'wl@tan.my', asked: 'need' })).toEqual(['better photos on every page']);
  });
});
