import { assistant } from '#content/assistant.ts';
import { describe, expect, it } from 'vitest';
import { say } from '../../../../test/conversation.ts';

const seo = 'how long until we see results with seo';
const { toldAgain } = assistant;

describe('who asks again what was just told', () => {
  it.each([
    [[seo, 'that long? why']],
    [[seo, 'why so long']],
    [[seo, 'but why is that']],
  ])('hears that the site does not say why: %s', async (messages) => {
    expect((await say(...messages)).answer).toBe(toldAgain.why);
  });

  it('hears what was told of it where they ask why their own is so', async () => {
    const { answer } = await say('we moved to aws last year just as it was and it got more expensive', 'why is that');
    expect(answer).toContain('Moving a system just as it is often raises the bill');
  });

  it('hears the reason where what was told holds it', async () => {
    expect((await say('react native or flutter?', 'why native?')).answer).toBe(toldAgain.briefly('native where Bluetooth, camera or background work is the heart of the product.'));
  });

  it.each([
    [[seo, '4 months??'], 'Search takes four to six months'],
    [['do you track whether i open the newsletter', 'and if i want to stop it'], 'To stop it'],
  ])('hears the one sentence that is asked for: %s', async (messages, sentence) => {
    const { answer } = await say(...messages);
    expect(answer).toContain(sentence);
    expect(answer.length).toBeLessThan(200);
  });

  it('hears that the site does not choose for them', async () => {
    expect((await say('when should i not buy a website', 'so which one, squarespace or wordpress')).answer).toBe(toldAgain.which);
  });

  it('hears it in short, without what only came near', async () => {
    const { answer } = await say('can you take over a site that somebody else built', 'so can u get in or not');
    expect(answer).toMatch(/^As said: Often\. We first spend a week reading the code/);
    expect(answer).not.toContain('\n');
  });

  it('is told it once more if that is what is asked for', async () => {
    const first = await say(seo);
    expect((await say(seo, 'sorry, say again how long until results with seo')).answer).toContain(first.answer.slice(0, 60));
    expect((await say(seo, seo)).answer).toContain(first.answer.slice(0, 60));
  });

  it('hears only what is new beside it', async () => {
    const { answer } = await say('we run a furniture workshop and sell on whatsapp only', 'should i do shopify myself first? we get like 60 orders a month', 'ok makes sense. later when we grow, what would you build for us?');
    expect(answer).not.toContain('begin with a standard Shopify theme');
  });
});

describe('who concludes that they should not buy', () => {
  it.each(['ok so you are telling me not to buy anything :)', 'so you say i should not buy it', "so you're saying I shouldn't hire you"])('is right, after a page has said so: %s', async (message) => {
    expect((await say('when should i not buy a shop', message)).answer).toBe(assistant.notToBuy);
  });
});

describe('who says what was not answered', () => {
  it('has that answered, with a word of regret', async () => {
    const { answer } = await say('Texts and pictures: can our staff change them?', 'you did not answer who owns the code');
    expect(answer).toMatch(new RegExp(`^${assistant.misread}`));
    expect(answer).toContain('once it is paid for');
  });
});
