import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { palettePng } from './palette-png.ts';

const chunkOf = (png: Buffer, type: string) => {
  const at = png.indexOf(type, 'latin1');
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
};

it('keeps colours and transparency of a few colours as they are', () => {
  const [ink, clear] = [[16, 27, 51, 255], [0, 0, 0, 0]];
  const png = palettePng(Uint8Array.from([ink, ink, clear, ink].flat() as number[]), 2);
  expect([...chunkOf(png, 'PLTE')]).toEqual([16, 27, 51, 0, 0, 0]);
  expect([...chunkOf(png, 'tRNS')]).toEqual([255, 0]);
  expect([...inflateSync(chunkOf(png, 'IDAT'))]).toEqual([0, 0, 0, 0, 1, 0]);
});

it('takes the nearest of the commonest colours for the rest', () => {
  const greys = Array.from({ length: 64 }, (_, index) => [index * 4, index * 4, index * 4, 255]);
  const png = palettePng(Uint8Array.from([...greys, ...greys, [9, 9, 9, 255], [9, 9, 9, 255]].flat()), 2);
  expect(chunkOf(png, 'PLTE')).toHaveLength(64 * 3);
  // The last row: its filter, and twice the third grey.
  expect([...inflateSync(chunkOf(png, 'IDAT'))].slice(-3)).toEqual([0, 2, 2]);
});
