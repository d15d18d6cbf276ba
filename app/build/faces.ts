const FACE = /@font-face\s*\{[^}]*\burl\(([^)]+)\)[^}]*\}/g;

/**
 * Parts what the first picture needs from the faces, which come once it is drawn (app/starter.ts): until then their fallbacks stand
 * in, which take up the same room, and no font takes the line from the page.
 */
export function partFaces(css: string): { readonly first: string; readonly late: readonly string[] } {
  const late: string[] = [];
  const first = css.replace(FACE, (face) => {
    late.push(face);
    return '';
  });
  return { first, late };
}

/**
 * Two sheets: the faces that a page shows, which come into force together (app/starter.ts), and what the pages after it may show.
 *
 * @param css the rules of that page, with the selectors that styled-components makes: a class, or what stands in one
 */
export function facesOf(late: readonly string[], { html, css }: { readonly html: string; readonly css: string }): readonly [shown: string, others: string] {
  const italics = [...css.matchAll(/\.([\w-]+)(?: (\w+))?\{[^{}]*font-style:italic/g)];
  const slanted = italics.some(([, name = '', element]) => new RegExp(`class="(?:[^"]* )?${name}[ "]`).test(html) && (!element || html.includes(`<${element}>`)));
  const isShown = (face: string) => slanted || !face.includes('italic;');
  return [late.filter(isShown).join(''), late.filter((face) => !isShown(face)).join('')];
}
