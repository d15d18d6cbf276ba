import { describe, expect, it } from 'vitest';
import { type Circumstances } from './read-message.ts';
import { readHeard } from './read-heard.ts';

const weiLing: Circumstances = { name: 'Wei Ling', email: 'weiling@tanbakery.my', services: ['web-development'], purposeOfVisit: 'a website' };

async function told(message: string, circumstances = weiLing) {
  const values = (await readHeard(message, circumstances)).map(({ field, value }) => [field, value] as const);
  return Object.fromEntries(values.filter(([field]) => ['name', 'email', 'phone'].includes(field)));
}

describe('who else is named, once it is known who writes', () => {
  it.each([
    'My colleague is Ahmad',
    'my boss Ravi will decide',
    'please send it to my colleague Sara at sara@x.my',
    'my brother-in-law Dinesh does the accounts',
    'our CEO, Mr Khan, has to sign',
    'Sunita is my partner',
    'Sunita, my wife, sunita@tanbakery.my',
    'my better half Ravi says hi',
    'our web guy is Prakash',
    'Nadia from accounts will send the papers',
    'ask for Pintu',
    'you can also talk to Divya',
    'pls loop in Karthik, karthik@tanbakery.my',
    'cc Farah, farah@tanbakery.my',
    "my husband's number is 012-345 6789",
    'her email is sara@x.my',
    'Ahmad can explain it better than me',
  ])('is not the visitor: %s', async (message) => {
    expect(await told(message)).toEqual({});
  });

  it.each([
    ["sorry, it's Wei Lin", { name: 'Wei Lin' }],
    ['my name is Mei, actually', { name: 'Mei' }],
    ['call me Lin', { name: 'Lin' }],
    ["I'm Arun, Wei Ling is my boss", { name: 'Arun' }],
    ["I'm her colleague Ahmad", { name: 'Ahmad' }],
    ['Tan Wei Ling in full', { name: 'Tan Wei Ling' }],
    ['my email is actually wl@tan.my', { email: 'wl@tan.my' }],
    ['actually use wl@tan.my', { email: 'wl@tan.my' }],
    ['better email: wl@tan.my', { email: 'wl@tan.my' }],
    ['my boss wants me to use ceo@tan.my instead', { email: 'ceo@tan.my' }],
    ['and you can call me on 012-345 6789', { phone: '+60123456789' }],
    ['my accountant is on leave. My number is 012-345 6789', { phone: '+60123456789' }],
    ['put my brother Ben as the contact, Ben Ashworth, ben@ashworth.example', { name: 'Ben Ashworth', email: 'ben@ashworth.example' }],
  ])('is the visitor who puts it right: %s', async (message, lead) => {
    expect(await told(message)).toEqual(lead);
  });

  it('is nobody to an address alone either, but for who is asked for', async () => {
    expect(await told('my boss is Suresh', { email: 'ravi@menon.example' })).toEqual({});
    expect(await told('ask for Suresh', { email: 'ravi@menon.example' })).toEqual({ name: 'Suresh' });
  });

  it('can be reached while nobody else can', async () => {
    expect(await told('please send it to my colleague Sara at sara@x.my', { name: 'Wei Ling' })).toEqual({ email: 'sara@x.my' });
    expect(await told('please send it to my colleague Sara at sara@x.my', { name: 'Wei Ling', phone: '+60123456789' })).toEqual({});
  });

  it('is who there is, where nothing is known', async () => {
    expect(await told('please call my colleague Sara at sara@x.my', {})).toMatchObject({ email: 'sara@x.my' });
  });
});
