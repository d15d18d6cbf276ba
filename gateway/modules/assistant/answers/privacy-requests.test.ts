import { describe, expect, it } from 'vitest';
import { privacyRequestIn } from './privacy-requests.ts';

describe('a demand about their own data', () => {
  it.each([
    ['I want you to delete all my data', 'erase'],
    ['I chatted here last week, can my phone number be removed?', 'erase'],
    ['pls remove my number', 'erase'],
    ['how can I have my cv deleted', 'erase'],
    ['delete everything i wrote then', 'erase'],
    ['can i get copy of my data', 'copy'],
    ['what information do you have about me', 'copy'],
    ['i want to unsubscribe from your newsletter', 'unsubscribe'],
    ['take me off your mailing list', 'unsubscribe'],
    ['stop sending me emails', 'unsubscribe'],
  ])('is known: %s', (message, request) => {
    expect(privacyRequestIn(message)).toBe(request);
  });

  it.each(['how long do you keep my data', 'can customers delete their account in the app you build', 'who reads my messages', 'we need an app where users get a copy of their data', 'do you delete test data after the project', 'remove the old logo from our site', 'I forget my password'])(
    'is not seen in what asks for something else: %s',
    (message) => {
      expect(privacyRequestIn(message)).toBeUndefined();
    },
  );
});
