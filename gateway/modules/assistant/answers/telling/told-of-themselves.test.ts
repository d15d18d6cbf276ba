import { describe, expect, it } from 'vitest';
import { converse } from '../../../../test/conversation.ts';
import { assistant } from '#content/assistant.ts';
import { sumOf } from '../prepared/sums-weighed.ts';
import { replyText } from '../respond.ts';

/** The last reply of a conversation, with the lead that it makes. */
const last = async (...messages: string[]) => (await converse(...messages)).replies.at(-1)!;
const said = async (...messages: string[]) => replyText(await last(...messages));
const doubts = [assistant.nearest, assistant.perhaps, assistant.unknown];

describe('who only tells who they are and what they have', () => {
  it.each([
    ["we're a logistics company, Transvia, about 60 staff, in Jebel Ali. Kubernetes and two oracle databases", 'Noted: “a logistics company”, Transvia, “about 60 staff”, Jebel Ali, “Kubernetes and two oracle databases”.'],
    ['ok. we run a small furniture workshop in coimbatore, 12 people. selling only thru whatsapp now', 'Noted: “a small furniture workshop in coimbatore”, “12 people”, “selling only thru whatsapp now”.'],
    ["Hi, I'm Meera Nair, I run a small chain of ayurveda spas in Kochi, 3 branches", 'Thank you, Meera Nair. Noted: “a small chain of ayurveda spas in Kochi”, “3 branches”.'],
    ['we are 4 small hotels in langkawi', 'Noted: “4 small hotels in langkawi”.'],
  ])('hears it in their words, and one thing is asked: %s', async (message, thanks) => {
    const text = await said(message);
    expect(text).toContain(thanks);
    expect(doubts.filter((words) => text.includes(words))).toEqual([]);
    expect(text.split('\n').length).toBeLessThanOrEqual(3);
  });

  it.each([
    [['i want a website', 'for my bakery'], '“for my bakery”'],
    [['i want a website for my bakery', 'mostly in english'], '“mostly in english”'],
    [['we need a shop for sarees', 'our site is from 2014'], '“our site is from 2014”'],
  ])('so it is for what they add: %j', async (messages, words) => {
    const text = await said(...messages);
    expect(text).toContain(words);
    expect(doubts.filter((one) => text.includes(one))).toEqual([]);
  });

  it.each([
    [['online shop for our spare parts business', 'we run odoo'], 'Odoo'],
    [['we need a website', 'we are on wordpress now'], 'WordPress'],
  ])('hears what we do with a thing that they have, of what they need: %j', async (messages, words) => {
    expect(await said(...messages)).toContain(words);
  });

  it('hears what our page says for a case like theirs', async () => {
    expect(await said('we need an online shop for our pickles', 'about 60 orders a month')).toContain('Below about 100 orders a month');
  });

  it.each(['our developer left and nobody has the passwords', 'we get no enquiries from our website', 'we run a clinic in Pune, can you build an app for it?', 'I have a fever since 3 days, what medicine to take'])('unlike who is in trouble or asks: %s', async (message) => {
    expect((await last(message)).thanks ?? '').not.toContain(`“${message.split(',')[0]}`);
  });

  it.each([
    [['Good afternoon, my name is Faisal Al Marzouqi and I represent a family-owned furniture group in Sharjah. We have 3 showrooms and our present online shop was built in 2017.']],
    [['I run a real estate agency in Sharjah. I saw Dhow Creek. what did that cost?', 'my name is Khalid Mansoor', 'please have someone call me 050 123 4567']],
  ])('is not asked what they want after they told it: %j', async (messages) => {
    expect(await said(...messages)).not.toContain(assistant.asks.need);
  });
});

describe('a sum that somebody has', () => {
  const template = 'a good template on Squarespace';

  it.each([
    [['need a website', 'do you have something for 5000 dollars'], ['5000 dollars is below', 'USD 20,000', template]],
    [['how much is an app', 'my budget is around 40k usd. realistic?'], ['40k usd is below', 'USD 85,000 to 105,000', 'about half as much']],
    [['we need a shop for our sarees, budget 10k usd'], ['10k usd is below', 'USD 25,000', 'standard Shopify theme']],
    [['need a website', 'budget is 3000 RM'], ['US dollars only', 'USD 20,000', template]],
    [['i need an online shop', 'we have 2 lakh only'], ['US dollars only', 'USD 25,000', 'standard Shopify theme']],
  ])('is held against the lowest that the site names: %j', async (messages, all) => {
    const text = await said(...messages);
    for (const words of all) expect(text).toContain(words);
  });

  it.each([[['need a website', 'is 60k usd ok']], [['need a website', 'budget is 500k usd']], [['need a website', 'what can i get for 100k usd']]])('is no reason for the smaller way where it is enough: %j', async (messages) => {
    expect(await said(...messages)).not.toContain(template);
  });

  it.each([
    ['USD 80-100k', 100_000, 'usd'],
    ['around 40k usd', 40_000, 'usd'],
    ['5,000 dollars', 5000, 'usd'],
    ['2 lakh', 200_000, 'other'],
    ['RM 60k', 60_000, 'other'],
    ['1.5 lakh rupees', 150_000, 'other'],
    ['S$ 3000', 3000, 'other'],
    ['30k', 30_000, 'none'],
  ] as const)('comes to what it says: %s', (value, most, money) => {
    expect(sumOf(value)).toMatchObject({ most, money });
  });
});

describe('who has left how to reach them', () => {
  const left = ['need a website for my shop', 'senthil@kovaiwoods.example, Senthil'];

  it.each(['and what happens now?', "what's next", 'ok now what', 'do i need to do anything else', 'next step?'])('hears what comes next: %s', async (message) => {
    const text = await said(...left, message);
    expect(text).toContain('senthil@kovaiwoods.example');
    expect(text).toContain(assistant.noted.complete);
    expect(text).toContain('Two weeks with the people'.toLowerCase());
  });

  it.each(['got it?', 'ok done?', 'is it saved', 'did you get it', 'all set?'])('hears that it is noted: %s', async (message) => {
    expect(await said(...left, message)).toContain('Yes, I have noted senthil@kovaiwoods.example.');
  });

  it.each(['which email do you have', 'what is my email again', 'please tell me which e-mail you hold now', 'what have you got down?'])('hears which: %s', async (message) => {
    expect(await said(...left, message)).toContain('senthil@kovaiwoods.example');
  });

  it('hears that the rest is read as well', async () => {
    expect(await said(...left, 'Did you get the part about mornings?')).toBe(assistant.noted.heardPart);
    expect(await said(...left, 'my number is +91 98450 12345', 'and when will they call me, I said 10 to 12')).toContain(assistant.noted.wishedHour);
  });

  it('is nobody else', async () => {
    expect(await said('which email do you have')).toContain('hello@longitude.example');
    expect(await said('need a website', "what's next")).not.toContain(assistant.noted.complete);
    expect(await said(...left, 'got it')).not.toContain('I have noted');
  });
});

describe('who leaves nothing here', () => {
  const asked = ['hi do you do seo'];

  it.each(['not ready to share my number', "I'm not comfortable giving my mail", 'no you dont need my mail', 'no more questions'])('is asked no more: %s', async (message) => {
    expect(await said(...asked, message)).toBe(assistant.noted.refused);
  });

  it.each(['i will contact you myself later', "i'd rather call you"])('is told how to reach us: %s', async (message) => {
    expect(await said(...asked, message)).toBe(assistant.noted.themselves);
  });

  it('has their question answered', async () => {
    expect(await said(...asked, 'not ready to share my number. how long until we see results?')).toContain('Search takes four to six months');
  });
});
