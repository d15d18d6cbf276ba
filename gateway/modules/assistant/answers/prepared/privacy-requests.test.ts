import { describe, expect, it } from 'vitest';
import { privacyAnswer, privacyRequestIn, privacyTopic } from './privacy-requests.ts';

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
    ['I chatted here last week and left my number. I want it gone', 'erase'],
    ['you have my email, how do I get that wiped', 'erase'],
    ['I left my number on your website, please delete it', 'erase'],
    ['stop using my number please', 'restrict'],
    ["I don't want you to share my email", 'restrict'],
    ['quit calling me', 'restrict'],
    ['I also want a list of everything you have on me', 'copy'],
  ])('is known: %s', (message, request) => {
    expect(privacyRequestIn(message)).toBe(request);
  });

  it.each(['i want it deleted', 'ok delete it then'])('is known where it is of what we store: %s', (message) => {
    expect(privacyRequestIn(message, { entity: 'privacy', before: 'for how long' })).toBe('erase');
  });

  it.each(['how long do you keep my data', 'can customers delete their account in the app you build', 'I want it gone', 'delete it', 'stop using PHP', 'do not use my logo on a dark ground', 'we need an app where users get a copy of their data', 'do you delete test data after the project', 'remove the old logo from our site', 'I forget my password'])(
    'is not seen in what asks for something else: %s',
    (message) => {
      expect(privacyRequestIn(message)).toBeUndefined();
    },
  );
});

describe('a question about what they told', () => {
  it.each([
    ['who reads my messages', ['readers']],
    ['who can read chats, just india or everyone', ['readers']],
    ['does anyone see what i write here', ['readers']],
    ['what happens with my number now?', ['use']],
    ['what will you do with my email', ['use']],
    ['where does my number go', ['use']],
    ['I left my number last week. I want it gone and I want to know who saw it.', ['erase', 'readers']],
  ])('is known: %s', (message, about) => {
    expect(privacyAnswer(message, {})?.about).toEqual(about);
  });

  it.each([
    ['how do I get it erased', ['erase']],
    ['so the malaysia people too? and for how long', ['readers', 'kept']],
    ['how long', ['kept']],
    ['and who sees it', ['readers']],
  ])('is asked on of the same: %s', (message, about) => {
    const before = privacyAnswer('what happens with my number?', {})!;
    expect(privacyAnswer(message, privacyTopic({}, before, ''))?.about).toEqual(about);
  });

  it('is how soon they are gone, and not how long all is kept', () => {
    const before = privacyAnswer('how do I get my data deleted', {})!;
    for (const message of ['how long will that take', 'how long does that take']) expect(privacyAnswer(message, privacyTopic({}, before, ''))!.about).toEqual(['soon']);
  });

  it.each(['what happens with my message if the internet drops while I send the form', 'what happens with my CV', 'who reads the applications', 'who can see the prices in the shop', 'how long', 'what happens with my old website', 'suppose you delete my record today, could it still lie in some backup'])('is not seen elsewhere: %s', (message) => {
    expect(privacyAnswer(message, {})).toBeUndefined();
  });
});
