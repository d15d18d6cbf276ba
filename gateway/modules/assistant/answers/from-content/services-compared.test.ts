import { describe, expect, it } from 'vitest';
import { say } from '../../../../test/conversation.ts';

describe('who holds two services against each other', () => {
  it.each([
    [['what is cheaper, website or shop'], ['USD 20,000', 'USD 25,000']],
    [['e-commerce vs web, whats difference'], ['Online shops whose', 'Websites and web applications']],
    [['e-commerce vs web, whats difference', 'which is cheaper'], ['USD 20,000', 'USD 25,000']],
    [['e-commerce vs web, whats difference', 'and which is faster to build'], ['took 7 months', 'eight to twelve weeks']],
  ])('hears of both: %j', async (messages, facts) => {
    const { answer } = await say(...messages);
    for (const fact of facts) expect(answer).toContain(fact);
  });

  it.each(['my website and my app, can both use the same backend', 'can we do a website and app faster together?', 'our website is slow and our competitors are faster, do you do cloud and devops'])('is not who names two: %s', async (message) => {
    expect((await say(message)).answer).not.toMatch(/Websites and web applications that load fast[^]*Apps for iOS|Apps for iOS[^]*Websites and web applications/);
  });

  it('hears what says more than both prices', async () => {
    expect((await say('is an app or a website cheaper')).answer).toContain('about half as much');
  });
});
