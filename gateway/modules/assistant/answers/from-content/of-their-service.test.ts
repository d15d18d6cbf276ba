import { describe, expect, it } from 'vitest';
import { replyText } from '../respond.ts';
import { say } from '../../../../test/conversation.ts';

const said = async (...messages: string[]): Promise<string> => replyText(await say(...messages));

const consultation = 'Book a free consultation';
const form = 'Name, e-mail and message are enough';
const discovery = 'Discovery. Two weeks with the people who will use it';

describe('what is asked before any work begins', () => {
  it.each([
    [['What do you need from us before you can start?'], discovery],
    [['We want an online shop for our furniture', 'What do you need from us before you can start?'], 'Tell us how many orders you ship in a month'],
    [['what do you need from me to make a quote'], form],
    [['what info do you need for an estimate'], consultation],
    [['what do i have to send you'], form],
    [["i'd like a quote, whats the next step"], consultation],
    [["i'd like a quote, whats the next step"], discovery],
    [['I need an app for my gym', 'whats the next step'], 'A day in the field'],
    [['I want a website for my clinic', 'how do we start'], 'Two weeks of discovery'],
    [['I need a website', 'how does it end'], 'Ninety days of care'],
    [['who would be doing the work, do i get one contact person?'], 'one person who answers for the date'],
    [['what is the team size for this and who is the contact'], 'five to eight'],
    [['do we have to come to your office or over zoom'], 'Visitors are welcome'],
    [['do you do online calls or do i have to come over'], 'Each Friday you get a version to try'],
    [['can u get me more customers yes or no'], 'Search, advertising, e-mail and content'],
  ])('%s', async (messages, answer) => {
    expect(await said(...messages)).toContain(answer);
  });

  it.each([
    [['how do i apply', 'what happens next'], consultation],
    [['tell me about the hospital project', 'how big was the team'], 'five to eight'],
  ])('is not what is asked of a job or of a project: %s', async (messages, answer) => {
    expect(await said(...messages)).not.toContain(answer);
  });

  it('is no day by which it is done', async () => {
    expect(await said('could we start in january?')).toContain('When we could start is not on the site');
    expect(await said('can you start in march and be ready by may')).toContain('I cannot promise a price or a date');
  });
});
