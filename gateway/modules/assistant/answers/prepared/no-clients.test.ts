import { describe, expect, it } from 'vitest';
import { converse, say } from '../../../../test/conversation.ts';
import { noClientOf } from './no-clients.ts';

describe('who wants nothing made', () => {
  it.each(['Dear sir we offer best SEO backlinks at cheap rate', 'no i am selling, not buying', 'we can also make leads for you very cheap, 500 usd per month'])('sells to us: %s', async (message) => {
    expect((await say(message)).answer).toMatch(/^The site does not say what we buy/);
  });

  it.each(['Hi, I write for a trade magazine and am doing a piece on AI chatbots', "I'm a journalist with the Gulf Ledger"])('writes about us: %s', async (message) => {
    const { answer, asking } = (await converse(message)).replies[0]!;
    expect(answer).toMatch(/^Press, research/);
    expect(asking).toBeUndefined();
  });

  it('is no seller who applies', async () => {
    expect((await converse('saw the designer job in dubai', 'can i send my portfolio as link')).replies[1]!.answer).not.toMatch(/^The site does not say what we buy/);
  });

  it('has answered what they ask for besides, where the site says it', async () => {
    expect((await say('I am a reporter with a business weekly. How many people were you at the very beginning?')).answer).toContain('four people');
    expect((await say('hi im a journalist from the star, writing about ai in small firms', 'who can i talk to')).answer).toMatch(/^Press, research/);
  });

  it.each(['we are selling shoes online, need a shop', 'we write a blog for our shop, need seo', 'i am writing an article for my blog, do you do content marketing', 'we sell cars and want a website', 'we can provide all content to you, how long does a website take', 'our old developer left, we can provide access to you', "I work at a newspaper and we'd like a mobile app, what does it cost", 'I am a podcaster, how much for an app with subscriptions', 'we are working on a feature for our university app, do you do react native', 'we are a PR agency, can you work for a magazine with an online shop', 'do you sell to small shops'])('is none of these: %s', (message) => {
    expect(noClientOf(message, {})).toBeUndefined();
  });
});
