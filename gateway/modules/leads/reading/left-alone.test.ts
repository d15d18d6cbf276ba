import { describe, expect, it } from 'vitest';
import { wantsLeftAlone } from './left-alone.ts';
import { readHeard } from './read-heard.ts';

describe('who complains of being contacted, or wants to be left alone', () => {
  it.each([
    'you people called me yesterday 3 times about marketing, i never asked for this!!',
    'I did NOT say i need something. I want you to STOP calling me',
    'my number is 98400 11223, take it off your list',
    'no no no. NOBODY should get in touch with me!! thats the whole point',
    'stop calling me',
    'please stop contacting us',
    'remove my number from your database: +971 50 123 4567',
    'take 98400 11223 off your calling list',
    'put 98400 11223 on your do not call list',
    'leave me alone. 98400 11223',
    'your sales guy keeps calling my office, 04 123 4567',
    'why do you keep calling me',
    'I got two calls from your company today, I never gave permission',
    'dont ever call me again',
    "I don't want to be contacted by anyone again, ravi@kadai.example",
    'i never agreed to be called',
    'nobody call me please',
    'no more marketing calls please',
    'someone from longitude rang my wife. we did not ask for that',
    'lose my number',
  ])('tells nothing of a lead: %s', async (message) => {
    expect(wantsLeftAlone(message)).toBe(true);
    expect(await readHeard(message)).toEqual([]);
  });

  it.each([
    'no calls please',
    "please don't call me, whatsapp only",
    "don't call me on sundays, 98400 11223",
    'stop calling, just email me at ravi@kadai.example',
    'you called me yesterday but I missed it, my number is 98400 11223',
    'nobody called me back yet',
    'your people did not call me, 98400 11223',
    'we need a bot so that customers stop calling us',
    'people keep calling to ask for our hours, we need a website',
    'nobody finds us on google',
    'take the old logo off our site',
    'I want to remove my shop from Shopify and move to you, 98400 11223',
    'call me at 98400 11223',
    'let me be honest, my budget is 20k',
    'you can call me Ravi',
    'our customers never asked for an app',
    'will you leave us alone after go live',
    'will you just leave us alone with the code',
    'my firefox tells websites to leave me alone, do you listen',
    'will you keep calling me',
    'why do you write to me every month',
    'pls remove our logo from ur client list, we never worked with u',
    'we want people in Penang to subscribe for a weekly loaf and stop texting us at 5am',
  ])('is somebody else: %s', async (message) => {
    expect(wantsLeftAlone(message)).toBe(false);
  });
});
