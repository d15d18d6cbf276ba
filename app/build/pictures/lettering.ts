import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Blob, Buffer, Face, Feature, Font, shape } from 'harfbuzzjs';
import subsetFont, { type Axes } from 'subset-font';

/** The site's faces, at the weights that the pictures use. */
const sources = {
  display: { file: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2', axes: { opsz: 60, wght: 400 } },
  text: { file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2', axes: { wght: 450 } },
  strong: { file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2', axes: { wght: 600 } },
} as const satisfies Record<string, { file: string; axes: Axes }>;

/** U+0020 to U+017F, and the punctuation and signs that a text may have besides. */
const characters = `${Array.from({ length: 0x160 }, (_, index) => String.fromCharCode(0x20 + index)).join('')}–—‘’“”…·°′″×−€₹`;

export interface Style {
  readonly face: keyof typeof sources;
  /** In pixels. */
  readonly size: number;
}

/** A line of text as outlines, from its left end on the base line. */
export interface Outline {
  readonly path: string;
  /** In pixels. */
  readonly width: number;
}

/** Sets text as outlines, so that a picture looks the same wherever it is drawn. */
export interface Lettering {
  outline(text: string, style: Style): Outline;
  /** Breaks a text into as few lines as the width allows, and those as even as they come. */
  lines(text: string, style: Style, width: number): string[];
}

export async function openLettering(): Promise<Lettering> {
  const opened = await Promise.all(Object.entries(sources).map(async ([name, { file, axes }]) => [name, await openFace(file, axes)] as const));
  const faces = Object.fromEntries(opened) as Record<Style['face'], OpenFace>;
  const outline = (text: string, { face, size }: Style) => outlineOf(faces[face], text, size);
  const widthOf = (text: string, style: Style) => outline(text, style).width;
  return {
    outline,
    lines(text, style, width) {
      const words = text.split(/\s+/).map((word) => ({ word, width: widthOf(word, style) }));
      const space = widthOf(' ', style);
      const fewest = fill(words, space, width).length;
      // The narrowest measure that takes no more lines leaves them about equally long.
      let measure = width;
      while (measure > width / 3 && fill(words, space, measure - 8).length === fewest) measure -= 8;
      return fill(words, space, measure);
    },
  };
}

interface OpenFace {
  readonly font: Font;
  readonly unitsPerEm: number;
}

async function openFace(file: string, variationAxes: Axes): Promise<OpenFace> {
  const packed = await readFile(fileURLToPath(import.meta.resolve(file)));
  const plain = await subsetFont(packed, characters, { targetFormat: 'truetype', variationAxes });
  const face = new Face(new Blob(new Uint8Array(plain).buffer));
  return { font: new Font(face), unitsPerEm: face.upem };
}

function outlineOf({ font, unitsPerEm }: OpenFace, text: string, size: number): Outline {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer, [new Feature('lnum'), new Feature('tnum')]);
  const scale = size / unitsPerEm;
  let x = 0;
  let path = '';
  for (const { codepoint: glyph, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
    path += placed(font.glyphToPath(glyph), (x + xOffset) * scale, -yOffset * scale, scale);
    x += xAdvance;
  }
  return { path, width: x * scale };
}

/** An outline in font units, y up, as one in pixels, y down. The commands that HarfBuzz writes are all absolute. */
function placed(outline: string, x: number, y: number, scale: number): string {
  let isX = true;
  return outline.replace(/[A-Z]|-?[\d.]+/g, (part) => {
    if (/[A-Z]/.test(part)) {
      isX = true;
      return part;
    }
    const value = isX ? x + Number(part) * scale : y - Number(part) * scale;
    isX = !isX;
    return value.toFixed(2);
  });
}

function fill(words: readonly { word: string; width: number }[], space: number, width: number): string[] {
  const lines: { text: string; width: number }[] = [];
  for (const next of words) {
    const last = lines.at(-1);
    if (last && last.width + space + next.width <= width) {
      last.text += ` ${next.word}`;
      last.width += space + next.width;
    } else lines.push({ text: next.word, width: next.width });
  }
  return lines.map(({ text }) => text);
}
