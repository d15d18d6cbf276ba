import { describe, expect, it } from 'vitest';
import { at, converse, knowledge } from '../../../../test/conversation.ts';
import { assistant } from '#content/assistant.ts';
import type { Memory } from '../../../conversations/conversation.entity.ts';
import { replyText, respond, type BuiltInReply } from '../respond.ts';

const last = async (...messages: string[]) => (await converse(...messages)).replies.at(-1)!;
const said = async (...messages: string[]) => replyText(await last(...messages));
const { complete } = assistant.noted;

describe('who tells something', () => {
  it.each([
    ['hi, Priya here. need it by August, around USD 30,000, priya@sagarfoods.example', 'Thank you, Priya. Noted: by August, around USD 30,000, priya@sagarfoods.example.'],
    ['i have around 40k usd for it', 'Noted: around 40k usd.'],
    ['anita, 98450 12345', 'Thank you, Anita. Noted: +91 98450 12345.'],
    ['dr anita, 98450 12345', 'Thank you, Dr Anita. Noted: +91 98450 12345.'],
    ['ms. siti aminah binti rahman, siti@rahman.example', 'Thank you, Ms Siti Aminah binti Rahman. Noted: siti@rahman.example.'],
    ['Hi, Tomasz here, operations manager at Bluefin Logistics, Jebel Ali. We have a warehouse system from 2011 that is falling apart.', 'Thank you, Tomasz. Noted: Bluefin Logistics, Jebel Ali, “We have a warehouse system from 2011 that is falling apart”.'],
    ['good evening. we need a new website for our law firm', 'Noted: “a new website for our law firm”.'],
    ['hi im looking for someone to build an app for my laundry business in shah alam', 'Noted: “an app for my laundry business in shah alam”.'],
    ['We are 15 lawyers. It must work in English and Arabic. Budget 30k usd', 'Noted: “15 lawyers”, “It must work in English and Arabic”, 30k usd.'],
  ])('hears what is new in it: %s', async (message, thanks) => {
    expect((await last(message)).thanks).toContain(thanks);
  });

  it('hears no more than four things, and never without how they are reached', async () => {
    const { thanks } = await last('I am Hana Aziz from Tuchfabrik Lindner, Wels. We want a shop before the trade fair in March, around 20k euro. hana@lindner.example');
    expect(thanks!.split('Noted: ')[1]!.split('. ')[0]!.split(', ').length).toBeLessThanOrEqual(4);
    expect(thanks).toContain('hana@lindner.example');
  });

  it('hears a long value shortened, on one line', async () => {
    const { thanks = '' } = await last(`My budget is 20k, my company is called ${'Sri Lakshmi Narasimha '.repeat(6)}Traders Pvt Ltd`);
    expect(thanks).not.toContain('\n');
    expect(thanks.length).toBeLessThan(200);
  });

  it('hears tags as they were typed: all of it is plain text', async () => {
    expect(await said('we need an app for our <b>bakery</b> & cafe')).toContain('<b>bakery</b> & cafe');
  });

  it('hears a service once', async () => {
    const { replies: [, again] } = await converse('we need a website for our clinic, budget 20k', 'the website must be fast, and we start in June');
    expect(again!.thanks).not.toContain('web development');
  });

  it('hears what it was changed to, and what is new beside it', async () => {
    expect((await last('we need an app, budget rm 60k', 'ok then rm 90k max. can start after raya. my whatsapp 012-345 6789, name Zul')).thanks).toBe(
      `Thank you, Zul. I have changed your budget to “rm 90k max”. Noted: after raya, +60 12 345 6789. ${complete}`,
    );
  });

  it.each([
    [['We need an app', "So that's 4 to 9 months. Which of your projects is closest?"]],
    [['We need an app, budget 50k', 'so thats under 2000 usd?']],
    [['We need a site, budget 50k', 'i didnt say my budget is under 2000']],
  ])('is not said to have told what is only said back to us: %s', async (messages) => {
    expect((await last(...messages)).thanks ?? '').not.toMatch(/4 to 9|2000/);
  });

  it('is not called by the name of whoever is to be asked for', async () => {
    expect((await last('write to reception@halabilegal.example, ask for Ms Halabi')).thanks).toMatch(/^Thank you\. .*“ask for Ms Halabi”/);
  });

  it('is answered where they ask, without what they need said back first', async () => {
    expect((await last('we need a website for our bakery, what does that cost?')).thanks).toBeUndefined();
  });
});

describe('how somebody wishes to be reached', () => {
  const known = ['I am Meera, we need a booking site', 'meera@spa.example'];

  it('is not how a site is to be', async () => {
    expect((await last('our school needs a new website', 'in english and arabic')).answer).not.toContain('Which languages our people speak');
  });

  it.each([
    ['no calls please', 'no calls'],
    ['whatsapp only', 'whatsapp only'],
    ['pls only whatsapp me', 'only whatsapp me'],
    ["please don't call on sundays", "don't call on sundays"],
    ['call after 3pm', 'call after 3pm'],
    ['mornings, not today', 'mornings, not today'],
    ['mail only ya', 'mail only'],
    ['email is best for me', 'email is best for me'],
    ['im free till 11 only', '“im free till 11 only”'],
    ['weekdays after 10am', 'weekdays after 10am'],
    ['no marketing mails pls', 'no marketing mails'],
    ['i dont want newsletter', '“i dont want newsletter”'],
    ['in Arabic please', 'in Arabic'],
    ['tell them i only speak kannada', '“tell them i only speak kannada”'],
    ['and pls remember after 3', 'after 3'],
    ['ok so tomorrow before 11 then. thx', 'tomorrow before 11'],
  ])('is said back, and searched for nowhere: %s', async (message, words) => {
    const reply = await last(...known, message);
    expect(reply.thanks).toBe(`Noted: ${words}.`);
    expect(reply.found).toEqual([]);
    expect(reply.answer).not.toContain('Mon-Fri');
  });

  it.each([
    ['hmm ok. you can mail me, meera@amritaspa.example. no whatsapp messages please', 'meera@amritaspa.example, no whatsapp messages'],
    ['its for drivers. faisal.k@post.example mail only', 'faisal.k@post.example, mail only'],
    ['Fatimah, 019 222 3344 after 3pm only', '+60 19 222 3344, after 3pm only'],
    ['hessa.abayas@post.example. wednesday or thursday evening', 'hessa.abayas@post.example, wednesday or thursday evening'],
    ["You can reach me at tomasz.w@bluefin.example. No phone calls, I'm on the floor all day.", 'tomasz.w@bluefin.example, no phone calls'],
  ])('is said back with the address: %s', async (message, words) => {
    expect((await last('We need an app for our drivers', message)).thanks).toContain(`Noted: ${words}.`);
  });

  it('is no reason to leave a question unanswered', async () => {
    const reply = await last('no calls pls. what does a website cost?');
    expect(reply.thanks).toBe('Noted: no calls.');
    expect(reply.answer).toContain('USD 20,000');
  });

  it('is no refusal where another way is offered', async () => {
    const reply = await last(...known, "please don't call me, whatsapp only");
    expect(reply).toMatchObject({ thanks: "Noted: don't call me, whatsapp only.", memory: expect.not.objectContaining({ refused: true }) });
  });

  it('is asked for an address once, where no call is wanted and none is known', async () => {
    const lead = { servicesInterested: ['ecommerce'], isContactInfoCollected: false };
    const say = (memory: Memory) => respond(knowledge, { message: 'no calls please', memory, findings: [], lead, at });
    expect(await say({})).toMatchObject({ answer: assistant.noted.writeTo, asking: undefined, memory: { asked: 'reach' } });
    expect(await say({ asked: 'reach', askedBefore: ['reach'] })).toMatchObject({ answer: '', asking: undefined });
  });

  it.each([
    'we get no calls from our website',
    'our customers order by whatsapp only',
    'we want a site in Arabic and English',
    'are you open on saturday?',
    'we need an app where people call a rider after 3pm',
    'good morning',
    'nobody calls us in the mornings',
  ])('is not heard in what is about something else: %s', async (message) => {
    expect((await last(...known, message)).thanks ?? '').not.toMatch(/Noted: (?:no calls|whatsapp|in Arabic|saturday|after 3pm|good|mornings)/);
  });
});

describe('the promise that somebody gets in touch', () => {
  const count = (replies: readonly BuiltInReply[], words: string) => replies.map(replyText).join('\n').split(words).length - 1;

  it('is made once', async () => {
    const { replies } = await converse('I am Zul, we need an app', 'my whatsapp 012-345 6789', 'sorry the number is 012-345 6798', 'also zul@laundry.example', 'call me Zulkifli');
    expect(count(replies, complete)).toBe(1);
  });

  it('is made to nobody who looks for work: they hear when applications are answered', async () => {
    const { replies } = await converse('hey, my name is Kavya. looking for an internship', 'how do i send my cv then. my mail is kavya.rao@college.example', 'sorry wrong, its kavya.r@college.example', 'when will you call me?');
    expect(count(replies, complete)).toBe(0);
    expect(replyText(replies[1]!)).toContain(assistant.noted.applied);
    expect(replies[3]!.answer).toBe(assistant.noted.applied);
  });
});

describe('who asks what is known of them', () => {
  const known = ['Hi, Tomasz here at Bluefin Logistics, Jebel Ali. We need a warehouse app, budget 120k usd', 'tomasz.w@bluefin.example or 050 123 4567'];
  const [email, phone] = ['tomasz.w@bluefin.example', '+971 50 123 4567'];

  it.each([
    ['what did you note about me?', [email, phone, 'Tomasz', 'Bluefin Logistics', 'Jebel Ali', '120k usd', 'mobile development']],
    ['what do you have of me so far', [email, phone, 'Tomasz']],
    ['show me what you wrote down', [email, phone, '120k usd']],
    ['did you get all that?', [email, phone]],
    ['repeat what i told you', [email, phone]],
    ['which number did you write down?', [phone]],
    ['what number did you note', [phone]],
    ['can you repeat my email', [email]],
    ['pls repeat the number', [phone]],
    ['i asked to repeat the number', [phone]],
    ['do you have my budget', ['120k usd']],
    ['budget 120k you have, right?', ['120k']],
    ['have you got my name and mail?', ['Tomasz', email]],
  ])('hears it: %s', async (message, values) => {
    const reply = await last(...known, message);
    for (const value of values) expect(reply.answer).toContain(value);
    expect(reply.found).toEqual([]);
  });

  it('hears only what they ask for', async () => {
    const { answer } = await last(...known, 'which number did you write down?');
    expect(answer).not.toContain(email);
    expect(answer).not.toContain(complete);
  });

  it('hears that it is nothing', async () => {
    expect((await last('what did you note about me?')).answer).toBe(assistant.noted.nothing);
    expect((await last(...known.slice(0, 1), 'which number did you write down?')).answer).toBe(assistant.noted.notKnown);
    expect((await last("i'd rather not leave my number", 'did you note my number?')).answer).toBe(assistant.noted.notHeld);
  });

  it.each(['what do you do with my number', 'what do you have in kl', 'which number can I call', 'what is your email', 'do you have a budget calculator', 'what did you write about uptime', 'what information do you hold about me'])('is answered where they ask for something else: %s', async (message) => {
    expect((await last(...known, message)).answer).not.toMatch(/I have noted (?:this|your [\w -]+):/);
  });
});

describe('who waits for our call', () => {
  const known = ['my name is Deepak, we need an app', '98450 11223'];

  it.each(['will it be tomorrow morning?', 'when will you call', 'what time will they call me', 'so you call me tomorrow?', 'when can i expect a call'])('hears when that is: %s', async (message) => {
    const reply = await last(...known, message);
    expect(reply.answer).toContain('within 24 hours');
    expect(reply.found).toEqual([]);
  });

  it.each(['who will call me', 'ok but who will call? someone who knows apps or sales', 'will it be a salesperson?', 'who will contact me, and when'])('hears who that is: %s', async (message) => {
    expect((await last(...known, message)).answer).toContain('Somebody who builds, not a salesperson');
  });

  it.each(['so you will call me?', 'will they really call?', 'is someone going to call me', 'just tell me if someone calls'])('hears that it is so: %s', async (message) => {
    expect((await last(...known, message)).answer).toBe(`Yes. ${complete}`);
  });

  it('hears that it is a mail, where no number is known', async () => {
    expect((await last('Deepak here, we need an app', 'deepak@gym.example', 'so when will you call me?')).answer).toBe(assistant.noted.writes(complete));
  });

  it.each(['who can I call?', 'who will write the texts for the site?', 'when will the app call our API'])('is answered where they ask for something else: %s', async (message) => {
    expect((await last(...known, message)).answer).not.toContain(complete);
  });
});

describe('who is asked for something', () => {
  it.each(['why do you need that', 'why do you ask?', 'what for?', 'what do you need it for', 'is that necessary?', 'why do you need my number?'])('hears why, and is not pressed: %s', async (message) => {
    const { replies } = await converse('we need an online shop', message);
    expect(replies[0]!.memory.asked).toBeTruthy();
    expect(replies[1]).toMatchObject({ answer: message.includes('number') ? assistant.whyAsked.reach : assistant.whyAsked[replies[0]!.memory.asked!], asking: undefined });
  });

  it('was asked for nothing: "why" is another question', async () => {
    expect((await last('where is your office in Dubai?', 'why?')).answer).not.toContain(assistant.whyAsked.reach);
  });

  it('is first asked what they want, where they have only said who they are', async () => {
    const { replies } = await converse("Hello, I'm Meera Nair from Kochi", 'we want online booking for our treatments');
    expect(replyText(replies[0]!)).toContain(assistant.asks.need);
    expect(replyText(replies[0]!)).not.toContain(assistant.asks.reach);
    expect(replies[0]!.memory.asked).toBe('need');
  });

  it('is not asked how to be reached for a sum alone', async () => {
    expect(await said('our budget is 20k')).not.toContain(assistant.asks.reach);
  });
});

describe('who can be reached, or does not want to be', () => {
  const offers = /leave (?:your|an?) (?:e-mail address|phone number)[^.]* here/;

  it.each(['are you a robot?', 'can i talk to a human', 'i want to speak to a person'])('is not asked to leave an address: %s', async (message) => {
    expect(await said(message)).toMatch(offers);
    expect(await said('I am Ana, we need a shop', 'ana@shop.example', message)).not.toMatch(offers);
    expect(await said("i'd rather not leave my number", message)).not.toMatch(offers);
  });
});

describe('who puts right what they told', () => {
  const told = ['We are in KL and need a warehouse app for around 40 users', 'how long does it take?'];

  it.each([
    ['Thanks. One correction: 60 users, not 40.', '60 users, not 40'],
    ['sorry i mean 60 users not 40', '60 users, not 40'],
    ['actually 60 users instead of 40', '60 users, not 40'],
    ['correction - three warehouses', 'three warehouses'],
    ['make that 60 users', '60 users'],
  ])('hears it, and is searched nothing for: %s', async (message, words) => {
    expect(await last(...told, message)).toMatchObject({ answer: assistant.noted.putRight(words), found: [] });
  });

  it('hears it of a field as well', async () => {
    expect((await last(...told, "sorry it's Penang not KL")).thanks).toBe('Thank you, I have changed your place to “Penang”.');
  });

  it.each([
    [['we need an app', 'how much is an android app', 'sorry i meant ios not android'], 'noted: '],
    [['we need a website for 20 lawyers', 'and for the app, not the website?'], 'noted: '],
  ])('is answered where they put a question right: %s', async (messages, words) => {
    expect(await said(...messages)).not.toContain(words);
  });
});
