import { describe, expect, it } from 'vitest';
import { replyText, respond, type BuiltInReply } from '../respond.ts';
import { at, knowledge, say, told } from '../../../../test/conversation.ts';

/** All that is said from the second message on. */
async function sayAll(...messages: string[]): Promise<string> {
  let reply: BuiltInReply | undefined;
  const answers: string[] = [];
  for (const message of messages) answers.push((reply = await respond(knowledge, { message, memory: reply?.memory ?? {}, findings: await told(message), at })).answer);
  return answers.slice(1).join('\n');
}

describe('what their own people could do with it', () => {
  it.each([
    ['we need a website for our hotel in langkawi', 'can guests book directly'],
    ['we want an app for our gym', 'how would members come in and book'],
  ])('is no question for our doors and hours: %s', async (...messages) => {
    expect((await say(...messages)).answer).not.toMatch(/9AM|Visitors are welcome/);
  });

  it('is one where it is our office that they would come to', async () => {
    expect((await say('we need a website for our hotel', 'can guests visit your office')).answer).toContain('Visitors are welcome');
  });
});

describe('a condition that somebody has denied', () => {
  it.each([
    [['do i need an app or a website', 'not twice a year, they use it daily. what should we do instead'], /twice a year/],
    [['what does an app cost', 'too expensive', 'no one uses it twice a year lol, members book every day. so what do i do'], /twice a year/],
    [['what does an app cost', 'too expensive', 'our drivers open it every morning. anything cheaper?'], /twice a year/],
    [['what does a shop cost', 'too expensive', 'we have 300 orders a month. when should we not buy a shop from you'], /Below about 100/],
    [['what does a shop cost', 'too expensive', 'and when we reach 100+, do we need to leave shopify?'], /Below about 100/],
    [['when should i not buy a shop from you', '40 orders per week', 'and when should we not buy it'], /Below about 100/],
    [['what does a website cost', 'too expensive', 'not five pages, more like 40. anything cheaper?'], /five pages/],
    [['when should we not buy marketing', 'we spend 9000 usd a month on ads', 'are we too small for your marketing?'], /below about USD 2,000/i],
  ])('is not told again: %s', async (messages, condition) => {
    expect((await say(...messages)).answer).not.toMatch(condition);
  });

  it('is kept as long as the conversation lasts, until it holds after all', async () => {
    const denied = ['what does a shop cost', 'we have 400 orders a month'];
    expect((await say(...denied, 'who owns the code', 'when should we not buy a shop')).answer).not.toMatch(/Below about 100/);
    expect(await sayAll(...denied, 'sorry, only 40 orders a month', 'when should we not buy a shop')).toMatch(/Below about 100/);
  });

  it('leaves what stands without it', async () => {
    expect((await say('what does an app cost', 'our members use it every day', 'too expensive')).answer).toMatch(/A fast website[^]*costs about half as much/);
  });

  it('is no figure of something else', async () => {
    expect(await sayAll('what does a shop cost', 'we have 300 products', 'when should we not buy a shop')).toMatch(/Below about 100/);
    expect(await sayAll('what does a shop cost', 'we do not even get 100 orders a month', 'when should we not buy a shop')).toMatch(/Below about 100/);
  });
});

describe('a limit that somebody is below or above', () => {
  it('is told without what is said for others', async () => {
    const { answer } = await say('do you do google ads', 'we spend about 1500 usd a month on ads. are we too small for you?');
    expect(answer).toMatch(/Below about USD 2,000/i);
    expect(answer).not.toMatch(/a film/);
  });

  it.each([
    ['maybe 30 orders a week. is that enough to make sense?'],
    ['we do 900 orders a month, worth it?'],
  ])('is heard to be passed: %s', async (message) => {
    const { answer } = await say('we want an online shop', message);
    expect(answer).toMatch(/not below about 100 orders a month[^]*USD 25,000/);
    expect(answer).not.toMatch(/weekend/);
  });
});

describe('a project that is not their case', () => {
  it.each([
    [['do u make restaurant apps', 'ok nice but thats for food stalls. mine is a single restaurant. how much would it cost'], /Tiffin|food stalls/],
    [['have you built something for clinics', 'thats eleven clinics, i have only one. how long does it take'], /Sahana|eleven clinics/],
  ])('weighs nothing any more: %s', async (messages, project) => {
    expect((await say(...messages)).answer).not.toMatch(project);
  });
});

describe('who wants something of us', () => {
  const ofJobs = /Apply Now|apply:|Salary bands|read unasked-for|books, courses|on-call weeks are voluntary/i;
  it.each([
    [['my developer left and nobody has the passwords', 'how much for the week of reading']],
    [['what does a website cost', 'im not applying for job. price for checking my site']],
    [['we need a website for our hotel', 'and what happens now?']],
    [['we need an app for our school', 'who reads it and answers?']],
  ])('hears nothing of jobs: %s', async (messages) => {
    expect((await say(...messages)).answer).not.toMatch(ofJobs);
  });

  it.each([['I have no job, are you hiring?'], ['is there no vacancy for freshers?'], ['i did not find the vacancies'], ['i have no job experience, can i apply?']])('is told of jobs, who looks for one: %s', async (message) => {
    expect((await say(message)).answer).toMatch(/position|apply|careers|letters/i);
  });

  it('hears of jobs when it is jobs they ask about', async () => {
    expect((await say('what does a website cost', 'do you have any openings for freshers?')).answer).toMatch(/positions|careers/i);
    expect((await say('we need a website', 'and how do i apply for a job with you')).answer).toMatch(/Apply Now/);
  });

  it.each([
    [['We are a supplier of office furniture in Bengaluru, who handles purchasing at your side?', 'We can offer 20% off on chairs this month. Shall I send the catalogue to that mail?']],
    [['we supply laptops and would like to offer them to your company', 'who can i send our price list to']],
  ])('is not asked for a need nor told what a shop would have, who offers us goods: %s', async (messages) => {
    const reply = await say(...messages);
    expect(replyText(reply)).not.toMatch(/Tell us how many orders|where can they reach you|USD \d/);
    expect(reply.answer).toMatch(/hello@longitude/);
  });

  it('is told no price, who looks for a job', async () => {
    expect(replyText(await say("hey, i'm looking for a job as a designer", 'thanks. how much?'))).not.toMatch(/USD \d\d/);
  });
});
