const FACE = /@font-face\s*\{[^}]*\burl\(([^)]+)\)[^}]*\}/g;

/**
 * Parts what the first picture needs from the faces, which come once it is drawn (app/starter.ts): until then their fallbacks stand
 * in, which take up the same room, and no font takes the line from the page.
 */
export function partFaces(css: string): { readonly first: string; readonly late: string } {
  const late: string[] = [];
  const first = css.replace(FACE, (face) => {
    late.push(face);
    return '';
  });
  return { first, late: late.join('') };
}
