import { describe, expect, it } from 'vitest';
import { say } from '../../../../test/conversation.ts';

describe('who asks for another article', () => {
  it.each([
    ['whats the one about ai about', 'two hundred questions'],
    ['which one is about uptime', 'What 99.9% uptime means'],
    ['anything on shops', 'Follow ten orders'],
  ])('hears of that, and not of the service: %s', async (message, title) => {
    expect((await say('do u have a blog', message)).answer).toMatch(new RegExp(`^“[^”]*${title}`));
  });

  it.each(['any information about jobs', 'any info on your prices', 'the price is on what basis'])('is not who asks for something else: %s', async (message) => {
    expect((await say('do you have a blog', message)).answer).not.toMatch(/^“/);
  });
});
