import { describe, expect, it } from 'vitest';
import { say } from '../../../../test/conversation.ts';

describe('who asks how long it takes', () => {
  it.each([
    [['price for app, quick', 'time?']],
    [['how much is an app', 'and how long']],
    [['price for app', 'how long does it take i mean']],
  ])('hears the times without the prices, and not once more what was told: %j', async (messages) => {
    const { answer } = await say(...messages);
    expect(answer).toContain('the Food Delivery App took 6 months and the Educational Learning Platform took 8 months');
    expect(answer).not.toMatch(/^As said|USD|was part of/);
  });

  it('hears it again where they only say what they meant', async () => {
    expect((await say('price for app, quick', 'time?', 'how long i mean')).answer).toContain('took 6 months');
  });

  it('hears both where both are asked for', async () => {
    expect((await say('what does an app cost and how long does it take')).answer).toMatch(/6 months, USD 85,000/);
  });

  it('hears it in short, and said before where it was', async () => {
    expect((await say('how long does an app take', 'shorter please')).answer).toContain('took 6 months');
  });

  it('hears the times once where both are asked for in two questions', async () => {
    const { answer } = await say('how long does an app take and what are the costs');
    expect(answer).toMatch(/6 months, USD 85,000/);
    expect(answer).not.toContain('took 6 months');
  });

  it('hears when an office is open where an office was spoken of', async () => {
    expect((await say('address in dubai', 'time?')).answer).toContain('Mon-Fri 9AM-6PM');
  });
});
