import { describe, expect, it } from 'vitest';
import { converse } from '../../../../test/conversation.ts';
import { privacyRequestIn } from './privacy-requests.ts';
import { troubleOf } from './trouble.ts';
import { woeAsked } from './woes.ts';

describe('a reply that did not come', () => {
  it.each(['I wrote to you last week and got no reply', 'i filled the form on your site and nobody answered', 'nobody answers the phone', 'you never called me back', 'still waiting for a reply', 'no one replied to my enquiry', 'I run a shop in Ipoh. I sent a message on monday, nobody answered'])('is ours: %s', (message) => {
    expect(troubleOf(message)).toBe('silence');
  });

  it.each(['i have a plumbing company. site is there 3 years. nobody writes. why', 'nobody replies to our newsletter, why', 'our customers write on whatsapp and nobody replies in time', 'customers dont write to ME', 'we post ads on facebook and nobody answers'])('is none of ours: %s', (message) => {
    expect(troubleOf(message)).toBeUndefined();
  });

  it('is asked for what helps where it is a customer’s', () => {
    expect(woeAsked('i have a plumbing company. site is there 3 years. nobody writes. why')).toBeDefined();
    expect(woeAsked('customers dont write to ME')).toBeDefined();
    expect(woeAsked('nobody answers the phone')).toBeUndefined();
  });
});

describe('something that we run', () => {
  it.each(['our system that you run is down, who do i call', 'the shop you built for us is not working since this morning'])('is mended soon where it fails: %s', (message) => {
    expect(troubleOf(message)).toBe('fault');
  });
});

describe('who told of something broken', () => {
  const broken = 'our app you made crashes on android since yesterday';
  it.each([
    ['what do i do now', /^Write to support@/],
    ['do we have to pay for the fix', /^Faults in what we built are corrected at no charge/],
    ['its urgent customers are complaining', /engineer on call/],
  ])('hears what helps them then: %s', async (message, words) => {
    expect((await converse(broken, message)).replies.at(-1)!.answer).toMatch(words);
  });
});

describe('who told of something broken, and asks for something else', () => {
  it.each([
    [['I asked for a quote and nobody answered', 'is it free']],
    [['our site that you built is down', 'how much is an app', 'is it free']],
    [['our website is down', 'do we have to pay hosting too']],
  ])('hears nothing of faults at no charge: %j', async (messages) => {
    expect((await converse(...messages)).replies.at(-1)!.answer).not.toMatch(/^Faults in what we built/);
  });

  it('hears of no engineer on call where nothing is broken', async () => {
    expect((await converse('nobody replied to my quote request', 'its urgent')).replies[1]!.answer).not.toContain('on call');
  });
});

describe('a client whose form is broken', () => {
  const broken = 'hi our contact form dosent work since yesterday';
  it.each([
    [[broken], /^I am sorry\. I am a program and cannot look into it/],
    [[broken, 'you built it last year'], /^Write to support@/],
    [[broken, 'you built it last year', 'we loose customers every day!!'], /^That cannot wait/],
    [[broken, 'i wrote to support already, no answer'], /^I am sorry that you had to wait/],
  ])('is told whom to turn to: %j', async (messages, words) => {
    expect((await converse(...messages)).replies.at(-1)!.answer).toMatch(words);
  });
});

describe('a wish for no more letters', () => {
  it.each(['no more letters please', 'stop sending me mails', 'please unsubscribe me', 'how do i unsubscribe', 'do not want your newsletter'])('is one: %s', (message) => {
    expect(privacyRequestIn(message)).toBe('unsubscribe');
  });

  it('is no wish for a copy from us where they have data with somebody else', () => {
    expect(privacyRequestIn('can we export our data from shopify')).toBeUndefined();
    expect(privacyRequestIn('can i get my data from you')).toBe('copy');
  });

  it.each(['we want no more emails typed by hand', 'I want to stop emails and use a portal', 'our newsletter has too many unsubscribes'])('is none: %s', (message) => {
    expect(privacyRequestIn(message)).toBeUndefined();
  });
});
