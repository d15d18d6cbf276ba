import { wordless } from '#content/wordless.ts';
import { expect, it } from 'vitest';
import { wordsOf } from './words-of.ts';

const words = (body: string, type = 'text/plain') => wordsOf(new Response(null, { status: 502, statusText: 'Bad Gateway', headers: { 'content-type': type } }), body);

it('gives the body, or the status text where that is empty', () => {
  expect(words('Away.\n')).toBe('Away.');
  expect(words('a < b', 'application/json')).toBe('a < b');
  expect(words('')).toBe('Bad Gateway');
  expect(words(' ', 'text/html')).toBe('Bad Gateway');
});

it('gives a sentence in place of a page, however that is declared', () => {
  expect(words('<html><body><h1>502 Bad Gateway</h1></body></html>', 'text/html; charset=utf-8')).toBe(wordless);
  expect(words('Bad gateway <hr>', 'Text/HTML')).toBe(wordless);
  expect(words('\n<!doctype html>')).toBe(wordless);
  expect(words('<?xml version="1.0"?><Error/>', 'application/xml')).toBe(wordless);
});
