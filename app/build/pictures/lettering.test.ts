import { expect, it } from 'vitest';
import { openLettering } from './lettering.ts';

const style = { face: 'display', size: 60 } as const;
const text = 'Most lost sales are lost between the basket and the receipt.';

it('breaks a text into as few lines as fit, and about equally long ones', async () => {
  const { lines, outline } = await openLettering();
  const broken = lines(text, style, 600);
  expect(broken.join(' ')).toBe(text);
  const widths = broken.map((line) => outline(line, style).width);
  expect(Math.max(...widths)).toBeLessThanOrEqual(600);
  expect(broken).toHaveLength(Math.ceil(outline(text, style).width / 600));
  expect(Math.min(...widths)).toBeGreaterThan(300);
});

it('gives a word that is wider than the column a line of its own', async () => {
  const { lines } = await openLettering();
  expect(lines('a Donaudampfschifffahrt b', style, 200)).toEqual(['a', 'Donaudampfschifffahrt', 'b']);
});

it('draws letters upright and grows with the size', async () => {
  const { outline } = await openLettering();
  const [small, large] = [outline('H', { face: 'text', size: 20 }), outline('H', { face: 'text', size: 40 })];
  expect(large.width).toBeCloseTo(2 * small.width, 5);
  const heights = [...small.path.matchAll(/,(-?[\d.]+)/g)].map(([, y]) => Number(y));
  expect(Math.max(...heights)).toBeCloseTo(0, 1);
  expect(Math.min(...heights)).toBeGreaterThan(-20);
  expect(Math.min(...heights)).toBeLessThan(-10);
});
