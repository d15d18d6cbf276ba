import { crc32, deflateSync } from 'node:zlib';

/** Colours of a palette. The drawings have three; what lies between them along an edge is seen by nobody so exactly. */
const COLOURS = 64;

/**
 * A PNG with a palette: a third of the bytes that a browser's screenshot has. The commonest colours are kept as they are, the others
 * become the nearest of them.
 *
 * @param pixels red, green, blue and alpha of each, row by row
 * @param width in pixels
 */
export function palettePng(pixels: Uint8Array, width: number): Buffer {
  const height = pixels.length / 4 / width;
  const counts = new Map<number, number>();
  const view = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  for (let at = 0; at < pixels.length; at += 4) counts.set(view.getUint32(at), (counts.get(view.getUint32(at)) ?? 0) + 1);
  const palette = [...counts].toSorted((a, b) => b[1] - a[1]).slice(0, COLOURS).map(([colour]) => colour);
  const indexes = new Map([...counts.keys()].map((colour) => [colour, indexOfNearest(colour, palette)]));

  // Each row begins with its filter: none, for neighbours in a palette have nothing in common.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = indexes.get(view.getUint32((y * width + x) * 4)) ?? 0;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits a pixel, of a palette.
  header.set([8, 3], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => channels(colour).slice(0, 3)))),
    chunk('tRNS', Buffer.from(palette.map((colour) => channels(colour)[3]!))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const channels = (colour: number) => [colour >>> 24, (colour >>> 16) & 255, (colour >>> 8) & 255, colour & 255];

function indexOfNearest(colour: number, palette: readonly number[]): number {
  const distances = palette.map((other) => channels(other).reduce((sum, value, channel) => sum + (value - channels(colour)[channel]!) ** 2, 0));
  return distances.indexOf(Math.min(...distances));
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(content.length, 0);
  whole.set(body, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}
