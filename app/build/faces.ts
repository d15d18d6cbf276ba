const FACE = /@font-face\s*\{[^}]*\burl\(([^)]+)\)[^}]*\}/g;
/** The face of the headings; its italic is for single words. */
const FIRST = /newsreader-display-(?!italic)[^/]*\.woff2$/;

/**
 * Parts the faces that come with the first picture from those that come once it is drawn (app/starter.ts): until then their
 * fallbacks stand in, which take up the same room, and no font takes the line from the page.
 */
export function partFaces(css: string): { readonly first: string; readonly late: string } {
  const late: string[] = [];
  const first = css.replace(FACE, (face, address: string) => {
    if (FIRST.test(address)) return face;
    late.push(face);
    return '';
  });
  return { first, late: late.join('') };
}

/** A link element for the face that the browser would discover only after the styles. */
export function facePreload(files: readonly string[]): string {
  return files
    .filter((file) => FIRST.test(file))
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
    .join('');
}
