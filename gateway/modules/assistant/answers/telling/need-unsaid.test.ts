import { assistant } from '#content/assistant.ts';
import { describe, expect, it } from 'vitest';
import { converse, say } from '../../../../test/conversation.ts';

describe('who wants help, and does not say with what', () => {
  it.each(['need help with my business', 'hi i need help', 'Hello, looking for some advice'])('is asked what they would like to get done: %s', async (message) => {
    const { thanks, answer } = (await converse(message)).replies[0]!;
    expect([thanks, answer]).toEqual([assistant.noted.gladly, assistant.asks.need]);
  });

  it('is asked once', async () => {
    expect((await converse('i need help', 'i need help')).replies[1]!.answer).not.toBe(assistant.asks.need);
  });

  it.each(['need help with google ads', 'i need help with my website'])('is not who says it: %s', async (message) => {
    expect((await say(message)).answer).not.toBe(assistant.asks.need);
  });
});
