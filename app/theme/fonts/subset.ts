/**
 * Makes the three font files beside this one from the Fontsource packages: `node app/theme/fonts/subset.ts`.
 * Run it again when a package is updated or the texts need a character that is missing here.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont, { type Axes } from 'subset-font';

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(0x20 + i)).join('');
const letters = Array.from({ length: 64 }, (_, i) => String.fromCharCode(0xc0 + i)).join('');
const marks = '–—‘’“”…·°′″×−€£₹©«»½§±';

interface Source {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly variationAxes: Axes;
}

const fonts: readonly Source[] = [
  {
    from: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    to: 'newsreader-display.woff2',
    text: `${ascii}${marks}éèáàâäãåçíïñóöôúüÉÖÜ`,
    variationAxes: { opsz: 54, wght: 400 },
  },
  {
    // Only single emphasised words are set in it.
    from: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2',
    to: 'newsreader-display-italic.woff2',
    text: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz ,.-’&",
    variationAxes: { opsz: 54, wght: 400 },
  },
  {
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans.woff2',
    text: `${ascii}${letters}${marks}`,
    variationAxes: { wght: { min: 400, max: 600 } },
  },
];

for (const { from, to, text, variationAxes } of fonts) {
  const source = await readFile(fileURLToPath(import.meta.resolve(from)));
  const subset = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes });
  await writeFile(new URL(to, import.meta.url), subset);
  console.log(`${to}: ${subset.length} bytes`);
}
