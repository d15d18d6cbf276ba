import { describe, expect, it } from 'vitest';
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
