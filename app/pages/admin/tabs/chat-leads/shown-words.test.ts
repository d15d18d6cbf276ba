import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownWords, withMarkedLines } from './shown-words.ts';

const shown = (text: string) => shownWords(withMarkedLines(text));

test('of several blank lines one is shown', () => {
  expect(shown('a\n\n\n\nb')).toBe('a\n\nb');
  expect(shown('a\n \n\t\r\n\n  b')).toBe('a\n\n  b');
  expect(shown('a\r\n\r\n\r\nb')).toBe('a\r\n\nb');
  expect(shown('a\n\u202E\n\u200B\nb')).toBe('a\n\nb');
});

test('lines and single blank lines stay as they were typed', () => {
  for (const text of ['a\nb', 'a\n\nb\n\nc', '  a   b', 'a\n \nb']) expect(shown(text)).toBe(text);
});

test('what turns the direction of a text is left out', () => {
  expect(shown('\u202Egnp.exe\u202C, \u2067a\u2069')).toBe('gnp.exe, a');
});

test('places in the text stay where they are', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '\n', ' ', '\r', '\u202E') }), (text) => {
      const marked = withMarkedLines(text);
      expect(marked).toHaveLength(text.length);
      expect(shown(text)).not.toMatch(/\n[^\S\n]*\n[^\S\n]*\n/);
      for (let at = 0; at < text.length; at++) expect(marked[at] === text[at] || /[\s\u202E]/.test(text[at]!)).toBe(true);
    }),
  );
});
