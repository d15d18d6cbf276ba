import { assistant } from '#content/assistant.ts';
import { describe, expect, it } from 'vitest';
import { say } from '../../../../test/conversation.ts';
import { isOver, troubleOf } from '../prepared/trouble.ts';
import { replyText } from '../respond.ts';

const said = async (...messages: string[]) => replyText(await say(...messages));

const shopify = 'begin with a standard Shopify theme';
const freelancer = 'a freelancer who knows your town will do better';
const launchCalendar = 'Load tests at several times your best day';

describe('who tells something and asks at the end of it', () => {
  it.each([
    [['we need a website', 'after the 90 days what then'], 'After that you may keep us by the month'],
    [['how does an ai project run with you', 'ok so three weeks proof and then what happens'], 'Three weeks of proof'],
    [['what is the first step for moving to cloud', '2 weeks for what'], 'list systems, data, dependencies, contracts'],
    [['how much is a website', '20k ok. who owns it then'], 'You do, once it is paid for'],
    [['hi im a journalist writing on it firms in bangalore, can someone give an interview'], 'Press, research'],
    [['where are your offices', 'only the dubai address pls'], 'Al Buhaira Street'],
    [['question about uptime', 'our shop depends on the payment provider and a database, each has 99.9. so we have 99.9 right'], 'Together they manage 99.7%'],
  ])('hears the answer: %j', async (messages, fact) => {
    expect(await said(...messages)).toContain(fact);
  });

  it('has told no time of their own, where it is one that we named', async () => {
    for (const messages of [['how does an ai project run with you', 'ok so three weeks proof and then what happens'], ['i need someone for google ads', 'how long am i bound', '3 months ok. and then, how fast can i get out']]) {
      expect((await say(...messages)).thanks).toBeUndefined();
    }
    expect((await say('we want a website', 'we need it in 3 months')).thanks).toContain('3 months');
  });

  it.each([[['website for our theatre', 'can i cancel after the first two weeks if i dont like it']], [['we want google ads', 'how long are we bound', 'three months ok and after that']], [['what does a website cost', 'ok can i drop by this week']]])('is promised no day where they would do something else than have it by then: %j', async (messages) => {
    expect(await said(...messages)).not.toContain(assistant.noPromise);
  });

  it.each([['can you build it by june'], ['can we have it live by june'], ['we need a shop before diwali, is that possible']])('is promised no day still: %s', async (message) => {
    expect(await said('we want a shop', message)).toContain(assistant.noPromise);
  });

  it('hears what the page surely says of it beside that', async () => {
    expect(await said('we want to be known everywhere by march, can you do that')).toMatch(/I cannot promise[^]*a name known everywhere by next quarter/);
    expect(await said('our website takes 8 seconds to open on my phone', 'can you get it under 3?')).toContain('Usable within two seconds on a mid-range phone');
  });
});

describe('who tells how much they have', () => {
  it.each([
    [['do you do google ads', 'we only have like 500 dollars a month for it'], freelancer],
    [['marketing for a spa', 'how do you charge', 'wow that sounds like too much for us, we only have 800 a month for everything'], freelancer],
    [['we have about 60 orders a month by instagram, thinking of a shop plus ads'], shopify],
    [['i want to start an online shop for my soaps', 'maybe 30 orders a month for now'], shopify],
    [['website price', 'too expensive', 'i only need 4 pages'], 'a good template on Squarespace'],
  ])('hears what the page says for so little: %j', async (messages, advice) => {
    expect(await said(...messages)).toContain(advice);
  });

  it.each([[['do you do google ads', 'we have 5000 dollars a month for it']], [['we need a shop', 'we spend 300 dollars a month on rent']], [['do you do google ads', 'we have 20,000 rupees a month for it']]])('does not, who has more, or something else, or other money: %j', async (messages) => {
    expect(await said(...messages)).not.toContain(freelancer);
  });

  it('hears it once', async () => {
    expect(await said('i want to start an online shop for my soaps', 'maybe 30 orders a month for now', 'we are in penang')).not.toContain(shopify);
  });
});

describe('who tells what goes wrong at theirs', () => {
  it.each([
    ['our shop search is terrible, people dont find products when they misspell', 'Search that forgives spelling'],
    ["we're an online school, 20k students, exams always crash the site", launchCalendar],
    ['our shop crashes every time we run a sale', launchCalendar],
    ['our booking site collapses when ticket sales start', launchCalendar],
    ["our cloud guy is the only one who knows anything and he's leaving in 4 weeks", 'Every server described as code'],
    ['our sysadmin leaves in june and only he knows the servers', 'Every server described as code'],
    ['we have backups but have never tested a restore', 'Restores rehearsed every quarter'],
    ['our server crashed last month and it took 2 days to get back', 'Each quarter we restore a backup'],
    ['an agency promised us first place on google in 3 months', 'Anybody who promises a first place by a date is guessing'],
  ])('hears what is done about it: %s', async (message, fact) => {
    const text = await said(message);
    expect(text).toContain(fact);
    expect(text).not.toContain(assistant.trouble.fault);
  });

  it.each([['our server crashed last month and it took 2 days to get back', true], ['our site was down twice last year', true], ['our site is down since last month', false], ['our app crashed last week and is still not working', false], ['our site is down', false], ['the checkout is broken, in january we had the same', false]])('is in trouble now or not: %s', (message, over) => {
    expect(isOver(message)).toBe(over);
    expect(troubleOf(message) === 'fault').toBe(!over);
  });
});

describe('who goes on about what they asked', () => {
  it('says where and when they would come', async () => {
    expect((await say('i want to meet someone', 'in dubai')).answer).toMatch(/Sextant Building[^]*Visitors are welcome/);
    expect((await say('i want to meet someone', 'in dubai', 'tomorrow maybe')).answer).toMatch(/They open again on Monday\.[^]*Sextant Building/);
    expect((await say('can i come by', 'on monday')).answer).toContain('Visitors are welcome');
  });

  it('hears how a call is had, also on a day when nobody is there', async () => {
    expect((await say('can we have a quick call tomorrow')).answer).toContain('leave a phone number');
    expect((await say('can we schedule a call on monday')).answer).toContain('leave a phone number');
  });

  it('may refuse a thing of which they speak', async () => {
    expect((await say('ai assistant for our website', 'so it can promise a refund that we dont give??')).answer).not.toBe(assistant.noted.refused);
    expect((await say('what does an app cost', "i don't give my number")).answer).toContain(assistant.noted.refused);
  });

  it('hears of no clients, where nothing of ours is called a work', async () => {
    for (const messages of [['we want ads for our online course', 'what if it doesnt work'], ['website for our practice', 'who will work on it']]) expect((await say(...messages)).answer).not.toMatch(/^Clients of our published projects/);
    expect((await say('any clients in dubai')).answer).toContain('Dhow Creek Estates');
  });

  it('is answered of what they have, who asks what we could do for them', async () => {
    expect((await say('we have 3 clinics in kochi', 'what can you do for us')).answer).toContain('eleven clinics');
  });
});
