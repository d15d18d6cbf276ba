import { describe, expect, it } from 'vitest';
import { assistant } from '#content/assistant.ts';
import { replyText } from '../answers/respond.ts';
import { headingsWithCues } from './unsaid-cues.ts';
import { say } from '../../../test/conversation.ts';

/** What is said to the last message of a conversation. */
const said = async (...messages: string[]): Promise<string> => replyText(await say(...messages));

const unsaid = (heading: string) => assistant.unpublished.find((entry) => entry.heading.startsWith(`${heading} `))!.text;

describe('what the site does not say', () => {
  it('has cues only for what there is, by words that tell it apart', () => {
    const headings = assistant.unpublished.map(({ heading }) => heading.split(' ', 1)[0]);
    expect(headingsWithCues.filter((heading) => headings.filter((one) => one === heading).length !== 1)).toEqual([]);
  });

  it.each([
    ['client', ['can u get me more customers yes or no']],
    ['logo', ['do you make software']],
    ['logo', ['ah so you make programs?']],
    ['client', ['we want a website where our customers log in and see their shipments. have you built such a thing']],
    ['client', ['can you do a login for our members']],
    ['private', ['how can my shop get more clients by phone']],
    ['refund', ['so i need a website for my plumbing company', 'u do that? fix it?']],
    ['refund', ['does the shop handle returns and refunds']],
    ['refund', ['can customers cancel their booking in the app']],
    ['customer', ['i need an app', 'is for delivery of water bottle, customer order in app, driver see the order']],
    ['customer', ['i want make system for order from customer, can you do?']],
    ['wheelchair', ['Do we have to come to your office or can this be done over zoom']],
    ['availability', ['What do you need from us before you can start?']],
    ['languages', ['Hello, travel agency here. We need a site in english and arabic, is that possible?']],
    ['languages', ['I need a website for my clinic', 'and hindi + english both?']],
    ['training', ['do you train our staff after launch']],
    ['training', ['only 5 page website, for my coaching class']],
    ['who', ['who would be doing the work, do i get one contact person?']],
    ['how', ['what is the email of the bengaluru office']],
    ['white', ['I represent a family-owned furniture group in Sharjah. would you be the right people for a new shop']],
    ['ceo', ['I represent a family-owned furniture group in Sharjah. would you be the right people for a new shop']],
    ['repair', ['do you need my laptop or access to something']],
    ['nda', ['we need a shop', 'our budget is confidential, what does it cost']],
    ['payment', ['how do our customers pay in malaysia, fpx ok?']],
    ['payment', ['do you have jobs for designers', 'how much does it pay']],
    ['competitors', ["what's the difference between web development and ecommerce with you guys"]],
  ])('is not said for a word: %s %s', async (heading, messages) => {
    expect(await said(...messages)).not.toContain(unsaid(heading));
  });

  it.each([
    ['client', 'is there a login for clients'],
    ['client', 'I forgot my password for your customer portal'],
    ['refund', 'can i get a refund if we cancel'],
    ['customer', 'where is my order from Kayu & Kain'],
    ['wheelchair', 'is there a lift in your building'],
    ['availability', 'when could you start'],
    ['languages', 'do your people speak arabic'],
    ['training', 'do you offer courses in python'],
    ['training', 'can you train our programmers in react'],
    ['who', 'who is your head of engineering'],
    ['how', 'how many people work in the Dubai office'],
    ['private', 'can you give me the private number of the author'],
    ['payment', 'can we pay in instalments'],
    ['nda', 'would you sign an nda first?'],
    ['competitors', 'are you better than infosys'],
    ['discount', 'any discount for a charity?'],
    ['ceo', 'who owns the company'],
    ['white', 'do you do white label work for agencies'],
    ['hourly', 'what is your hourly rate'],
  ])('is said where it is asked for: %s, %s', async (heading, message) => {
    expect(await said(message)).toContain(unsaid(heading));
  });

  it.each([
    [['We are a real estate agency and need a crm like dhow creek.', 'thx. do you train my agents as well'], 'two recorded sessions'],
    [['can the website be in malay too'], 'One catalogue in two languages'],
    [['so i need a website', 'and hindi + english both?'], 'English, Kannada and Hindi'],
  ])('gives way to what is said of what is made: %s', async (messages, answer) => {
    expect(await said(...messages)).toContain(answer);
  });
});
