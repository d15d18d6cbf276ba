import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runsOf } from './runs.ts';

const span = (start: number, end: number) => ({ start, end });

test('a text without spans is one run', () => {
  expect(runsOf('Hello', [])).toEqual([{ text: 'Hello', within: [], ending: [] }]);
  expect(runsOf('', [])).toEqual([]);
});

test('spans may overlap, touch and lie within each other', () => {
  const [whole, shop, budget] = [span(0, 12), span(7, 11), span(11, 15)];
  expect(runsOf('I need a shop, 40k', [whole, shop, budget]).map(({ text, within, ending }) => [text, within.length, ending.length])).toEqual([
    ['I need ', 1, 0],
    ['a sh', 2, 1],
    ['o', 2, 1],
    ['p, ', 1, 1],
    ['40k', 0, 0],
  ]);
});

test('spans beyond the text, or of nothing, are left out', () => {
  expect(runsOf('Hello', [span(-1, 2), span(3, 3), span(4, 2), span(0, 6)])).toEqual([{ text: 'Hello', within: [], ending: [] }]);
});

test('the runs are the text, and each span is the runs within it', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.array(fc.record({ start: fc.nat(40), end: fc.nat(40) })), (text, spans) => {
      const runs = runsOf(text, spans);
      expect(runs.map((run) => run.text).join('')).toBe(text);
      for (const one of spans.filter(({ start, end }) => start < end && end <= text.length)) {
        expect(runs.filter(({ within }) => within.includes(one)).map((run) => run.text).join('')).toBe(text.slice(one.start, one.end));
        expect(runs.filter(({ ending }) => ending.includes(one))).toHaveLength(1);
      }
    }),
  );
});
