import { describe, expect, it } from 'vitest';
import { readHeard } from './read-heard.ts';
import { isSeller } from './sellers.ts';

describe('who has something to sell to us', () => {
  it.each([
    'Hello Sir/Madam, we provide SEO and guest posting services at affordable rates, can get you on page 1 of google',
    'We have 2 lakh verified email database of dubai companies, 15000 rs only',
    'i have an idea for an app and want to sell the idea to you',
    'we are a printing press in Sharjah, can print your brochures, only 95 AED',
    'shall I send the proposal?',
  ])('wants no service and has no budget: %s', async (message) => {
    expect(isSeller(message, {})).toBe(true);
    expect((await readHeard(message)).filter(({ field }) => ['servicesInterested', 'budget', 'timeline'].includes(field))).toEqual([]);
  });

  it('goes on selling', async () => {
    expect(isSeller('i want 5 lakhs for it', { purposeOfVisit: 'want to sell the idea to you' })).toBe(true);
    expect(isSeller('5 lakhs', { purposeOfVisit: 'want to sell shoes online' })).toBe(false);
    expect(isSeller('we have 6k followers and a database of customers', { services: ['digital-marketing'] })).toBe(false);
  });

  it.each(['We provide cleaning services in Ajman at low rates, need a website', 'we have 6k followers on Insta', 'we sell web design courses and need SEO', 'Can we send you our logo?', 'we want to sell online', 'could you send me a proposal?'])('is not who needs something: %s', async (message) => {
    expect(isSeller(message, {})).toBe(false);
  });
});
