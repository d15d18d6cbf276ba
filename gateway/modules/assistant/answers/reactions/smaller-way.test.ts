import { describe, expect, it } from 'vitest';
import { converse } from '../../../../test/conversation.ts';

const template = 'a good template on Squarespace or WordPress.com';
const answerTo = async (...messages: string[]) => (await converse(...messages)).replies.at(-1)!.answer;

describe('who finds it too dear', () => {
  it.each([
    ['we need a website for our bakery', 'how much', 'too expensive'],
    ['we install solar systems, do you do web development', 'how much', 'too expensive'],
    ['our current CRM stays, we need a web presence', 'how much', 'too expensive'],
  ])('hears of a template where a site is wanted: %s', async (...messages) => {
    expect(await answerTo(...messages)).toContain(template);
  });

  it.each([
    ['we are a small dental clinic, need patient appointment system', 'how much', 'too much for us, we are just 3 dentists'],
    ['we need a customer portal website with logins', 'how much', 'too expensive'],
  ])('hears of none where a system is wanted: %s', async (...messages) => {
    const answer = await answerTo(...messages);
    expect(answer).not.toContain(template);
    expect(answer).toContain('The first quote is free');
  });
});
