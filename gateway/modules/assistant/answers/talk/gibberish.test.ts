import { describe, expect, it } from 'vitest';
import { isGibberish } from './gibberish.ts';

describe('keys that were struck', () => {
  it.each(['asdfgh', 'qwerty', 'hjkl hjkl', 'fdjskl', 'sdkfjh sdkjfh!!', 'zzzz', 'asdf qwer zxcv'])('are no words: %s', (message) => {
    expect(isGibberish(message)).toBe(true);
  });

  it.each(['ok', 'ok asdf', 'lol', 'hmm', 'html', 'https', 'property', 'strengths', 'Krzysztof Brzęczyszczykiewicz', 'ttyl', '陈美玲', 'வணக்கம்', '12345', '???', 'kkkk', 'asdf is what my cat wrote here', 'wl@tan.example', ''])('are not meant by %j', (message) => {
    expect(isGibberish(message)).toBe(false);
  });
});
