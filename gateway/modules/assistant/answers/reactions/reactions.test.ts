import { assistant } from '#content/assistant.ts';
import { offices } from '#content/offices.ts';
import { describe, expect, it } from 'vitest';
import { respond } from '../respond.ts';
import { at, knowledge, say, told } from '../../../../test/conversation.ts';

const shopPrice = 'what does a shop cost';
const smallShop = 'begin with a standard Shopify theme';
const smallSite = 'a good template on Squarespace or WordPress.com';
const number = offices.find(({ phone }) => phone)!.phone!.display;

describe('who finds a price too high', () => {
  it.each([
    [[shopPrice, 'wow 25k??'], smallShop],
    [[shopPrice, '25000 usd is too much for me'], smallShop],
    [[shopPrice, 'hm 20k is a lot'], smallShop],
    [[shopPrice, 'cheaper?'], smallShop],
    [[shopPrice, 'thats way over our budget'], smallShop],
    [[shopPrice, 'is there a smaller way'], smallShop],
    [[shopPrice, 'too expensive. shopify?'], smallShop],
    [[shopPrice, 'we cant afford that'], smallShop],
    [[shopPrice, 'ouch'], smallShop],
    [['how much is a website', 'so expensive lah'], smallSite],
    [['what does an app cost', 'thats a lot of money'], 'A fast website that can be saved to the home screen'],
    [['how much did the furniture shop pay', 'ok thats too much for us'], smallShop],
  ])('hears of the smaller way that the page of the service names, and not the price again: %s', async (messages, way) => {
    const { answer, thanks } = await say(...messages);
    expect(answer).toContain(way);
    expect(answer).not.toMatch(/USD (?:20|25|80|85|95|120),000/);
    expect(thanks).toBeUndefined();
  });

  it('hears where the lower end lies, if it is the upper one that frightened them', async () => {
    expect((await say('how much is a website', 'wow 120k?? we are 4 small hotels')).answer).toMatch(/A marketing site with an editor is near the lower end[^]*Squarespace/);
    expect((await say('how much is a website', '20k is too much')).answer).not.toContain('lower end');
  });

  it('hears that a first talk is free, once they know the smaller way', async () => {
    expect((await say(shopPrice, 'too expensive', 'still too expensive')).answer).toMatch(/Shopify theme[^]*The first quote is free/);
    expect((await say('what does an app cost', 'too expensive', 'anything cheaper')).answer).toContain('costs about half as much');
  });

  it('hears the same of nothing in particular', async () => {
    expect((await say('price?', 'too expensive')).answer).toContain(assistant.tooDear.ofWhat);
  });

  it('has what they ask besides answered too', async () => {
    expect((await say(shopPrice, 'thats too expensive. where is your dubai office?')).answer).toMatch(/Shopify theme[^]*Business Bay/);
    expect((await say(shopPrice, 'ouch. and what does an app cost to keep?')).answer).toContain('15 to 20%');
  });

  it('is not told the price once more, whatever they ask besides', async () => {
    expect((await say('what does a website cost', 'too expensive. i need it for 10k. can you do that?')).answer).not.toContain('USD 20,000');
  });

  it('names no budget by it, unless it is theirs', async () => {
    const budgets = async (message: string) => (await told(message)).filter(({ field }) => field === 'budget').map(({ value }) => value);
    for (const message of ['25000 usd is too much for me', 'hm 20k is a lot', 'ouch 85k', '25k usd?? my cousin paid less', 'cant afford 80,000 dollars']) expect(await budgets(message)).toEqual([]);
    expect(await budgets('so expensive lah. i only have rm 5000')).toEqual(['rm 5000']);
    expect(await budgets('25k is way over our budget of 10k')).toEqual(['10k']);
    expect(await budgets('our budget is 20k, is that too much')).toEqual(['20k']);
    expect(await budgets('boss say rm28k too much, max 20k')).toEqual(['max 20k']);
  });

  it.each([
    ['how long does an app take', 'that is a lot'],
    [shopPrice, 'why so expensive'],
    [shopPrice, 'is a website cheaper than an app?'],
  ])('is none who says it of something else, or asks: %s, %s', async (...messages) => {
    expect((await say(...messages)).answer).not.toContain(assistant.tooDear.smaller('E-commerce'));
  });
});

describe('who was answered beside the point', () => {
  it.each([['thats not what i asked'], ['you already said that'], ["that's not an answer"], ['read again'], ['that does not answer my question'], ['you are not getting it'], ['??'], ['the shop has nothing to do with me']])('does not hear the same again: %s', async (message) => {
    const first = (await say(shopPrice)).answer.split('\n')[0]!;
    const { answer } = await say(shopPrice, message);
    expect(answer).toContain(assistant.misread);
    expect(answer).not.toContain(first);
  });

  it('has what they say besides answered in its place', async () => {
    expect((await say(shopPrice, 'not what i asked. where is your dubai office')).answer).toMatch(/^Sorry[^]*Business Bay/);
    expect((await say(shopPrice, 'i said 600 not 100. how do people pay in malaysia, fpx ok?')).answer).toContain('FPX');
    expect((await say('do you make websites', 'you are not getting it. how long does a website take')).answer).toContain('eight to twelve weeks');
  });

  it('hears nothing more of what has nothing to do with it', async () => {
    const { answer } = await say('how do you charge for marketing', 'what has marketing to do with it');
    expect(answer).toContain(assistant.misread);
    expect(answer).not.toContain('Never a percentage of your advertising budget');
  });

  it('is not apologised to for their own slip', async () => {
    expect((await say('is the office open now in bangalore', 'sorry i mean KL')).answer).not.toContain(assistant.misread);
    expect((await say(shopPrice, 'forget the price. how long does a website take')).answer).not.toContain(assistant.misread);
  });

  it('is given a number the second time', async () => {
    expect((await say('which day did the clinic system go live', 'thats not what i asked', 'read again')).answer).toContain(number);
  });
});

describe('who finds an answer too long', () => {
  it.each([['too long'], ['that is a lot of text'], ['tldr'], ['short please'], ['wow so much text'], ['can you make it shorter'], ['i am not reading all that']])('hears one sentence of it: %s', async (message) => {
    const first = (await say('can you take over a site that somebody else built')).answer;
    const { answer } = await say('can you take over a site that somebody else built', message);
    expect(answer).toMatch(/^Sorry\. In one sentence: Often\. We first spend a week/);
    expect(answer.length).toBeLessThan(first.length);
  });

  it('is answered shortly, if they ask something besides', async () => {
    const { answer } = await say('do you do seo', 'ok you dont have to list everything. whats the price');
    expect(answer).toMatch(/^Sorry, I keep it shorter\.\nA fixed monthly fee/);
    expect(answer.split('\n')).toHaveLength(2);
  });

  it('hears the names of a list', async () => {
    expect((await say('where are your offices', 'that is a lot of text')).answer).toMatch(/Bengaluru[^]*Kuala Lumpur[^]*Dubai/);
  });

  it('may mean a time', async () => {
    expect((await say('how long does a website take', 'too long')).answer).not.toContain(assistant.shorter.lead);
  });
});

describe('who is let down', () => {
  it.each([['great. so you cant help me at all'], ['thanks for nothing'], ['useless'], ['that was sarcasm'], ['so you dont know'], ['this is not helpful'], ['you are no help']])('hears who can help, and is asked nothing: %s', async (message) => {
    const reply = await say(shopPrice, message);
    expect(reply).toMatchObject({ answer: assistant.complaint, suggestions: [] });
    expect((await say(shopPrice, message, 'where are your offices', 'so you cant help me')).answer).toContain(number);
  });

  it('is thanked for an address all the same', async () => {
    expect((await say(shopPrice, "so you can't help? my phone is 011-2345 6789")).thanks).toBeDefined();
  });

  it('hears once more that nobody can say it, where that was said', async () => {
    expect((await say('how accurate will the chatbot be', 'so you dont know')).answer).toMatch(/^As plainly as the site says it: We cannot say before measuring/);
  });

  it('hears a number at once, who wants a person', async () => {
    expect((await say('you are useless, let me speak to someone')).answer).toContain(number);
  });

  it('has what they ask besides answered', async () => {
    expect((await say(shopPrice, 'useless. where is your dubai office?')).answer).toContain('Business Bay');
  });
});

describe('who wants to hear yes or no', () => {
  it.each([
    [['can you take over a site that somebody else built', 'so is that a yes?'], 'Often. We first spend a week'],
    [['do you handle card data', 'yes or no'], 'No, and you should not either'],
    [['can you take over our old site', 'sooo no? just say it'], 'Often.'],
    [['are you open on saturday', 'so thats a no?'], 'No, not on Saturdays'],
    [['can i work from home as mobile developer', 'is that a yes or a no'], 'No, the Mobile App Developer works in'],
    [['do you make logos', "that's a no then?"], 'That is not among the six services'],
  ])('hears what was said, shortly: %s', async (messages, words) => {
    expect((await say(...messages)).answer).toContain(words);
  });

  it('hears that the site does not settle it, where it does not', async () => {
    expect((await say('what does a shop cost', 'so is that a yes?')).answer).toBe(assistant.plainly.open);
  });

  it('may ask it of something new', async () => {
    expect((await say(shopPrice, 'is the dubai office open now. yes or no')).answer).toContain('Yes: it is 09:30 in Dubai');
  });
});

describe('who is in trouble', () => {
  const trouble = 'our site is down since this morning';

  it.each([['24 hours??? patients cant book NOW'], ['how fast can someone look at it'], ['is there no number'], ['??'], ['our site is DOWN. who do i call'], ['hello?'], ['this is urgent'], ['we are losing orders']])('hears a number first, and nothing of a day: %s', async (message) => {
    const { answer, suggestions } = await say(trouble, message);
    expect(answer.split('.')[0]! + answer.split('.')[1]!).toContain(number);
    expect(answer).not.toContain('24 hours');
    expect(suggestions).toEqual([]);
  });

  it('hears that what somebody else built can be taken over', async () => {
    expect((await say(trouble, 'no some freelancer built it, he doesnt answer')).answer).toMatch(/We first spend a week reading the code[^]*For today, call/);
  });

  it('hears a number beside the promise, who leaves theirs', async () => {
    expect((await say(trouble, 'ok. my number is 012 345 6789, Azlan')).answer).toBe(assistant.troubleFurther.sooner);
  });

  it('may speak of something else', async () => {
    expect((await say(trouble, 'what does a website cost')).answer).toContain('USD 20,000');
  });
});

describe('who tells what goes wrong at theirs', () => {
  it.each([
    ['our developer left and nobody has the passwords', 'We first spend a week reading the code'],
    ['some freelancer built our site and he doesnt answer', 'We first spend a week reading the code'],
    ['the agency that built our shop closed', 'We first spend a week reading the code'],
    ['our site is from 2014, nobody can edit it anymore', 'your own staff can change'],
    ['we get no enquiries from our website', 'enquiries'],
    ['nobody finds us on google', 'enquiries'],
    ['our site is slow', 'two seconds'],
    ['orders are retyped by hand', 'without retyping'],
    ['our aws bill is crazy', 'A cost review each month'],
  ])('is answered: %s', async (message, words) => {
    expect((await say(message)).answer).toContain(words);
  });

  it('waits for no answer of ours, whose visitors do not write', async () => {
    expect((await say('visitors come to our site but nobody writes')).answer).not.toBe(assistant.trouble.silence);
  });
});

describe('who asks what they are talking to', () => {
  const [itself] = assistant.itself;
  it.each([
    ['are you chatgpt?', `No: ${itself.text}`],
    ['lol are you even real', `No: ${itself.text}`],
    ['is this a bot', `Yes: ${itself.text}`],
    ['are you a bot or a person', itself.text],
    ['lol ok. who made you then', assistant.ofItself.maker],
    ['how does this chat work', assistant.ofItself.workings],
  ])('hears it: %s', async (message, answer) => {
    expect((await say(message)).answer).toBe(answer);
  });

  it('wants no AI for that', async () => {
    expect(await told('are you an ai')).toEqual([]);
  });

  it('is not told again to leave an address', async () => {
    const lead = { email: 'a@b.example', servicesInterested: [], isContactInfoCollected: true };
    const { answer } = await respond(knowledge, { message: 'are you a computer??', memory: {}, findings: [], lead, at });
    expect(answer).toContain('Yes: I am Longitude’s assistant');
    expect(answer).not.toContain('leave your e-mail address');
  });
});

describe('who goes on about something of ours', () => {
  it('is not off the topic', async () => {
    expect((await say('we need a shop for our bakery', 'yes about 300 order in one month, they order by whatsapp now')).answer).not.toContain(assistant.offTopic);
  });
});

describe('who takes their leave', () => {
  it.each([
    [[shopPrice, 'thanks bye'], assistant.goodbye],
    [[shopPrice, 'ok that is all'], assistant.goodbye],
    [[shopPrice, 'ok so basically you tell me not to buy anything lol. thanks'], assistant.thanks],
    [[shopPrice, 'got it. good to know. bye'], assistant.goodbye],
  ])('is let go: %s', async (messages, answer) => {
    expect(await say(...messages)).toMatchObject({ answer, suggestions: [] });
  });

  it('is still given time to think', async () => {
    expect((await say(shopPrice, 'ok thanks, will think about it')).answer).toBe(assistant.pause);
  });

  it('has a question answered', async () => {
    expect((await say(shopPrice, 'thanks. where is your dubai office')).answer).toContain('Business Bay');
  });
});
