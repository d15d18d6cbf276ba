import type { Rolldown } from 'vite';

/**
 * Link elements for what a document will ask for in any case: the code of its page, which the entry would discover
 * only after it has run, and the display face, which the browser would discover only after the styles.
 */
export function preloadsOf(bundle: Rolldown.OutputBundle, pageName: string): string {
  const scripts = scriptsOf(bundle, pageName).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const fonts = Object.keys(bundle)
    .filter((file) => /newsreader-display-(?!italic)[^/]*\.woff2$/.test(file))
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`);
  return [...fonts, ...scripts].join('\n    ');
}

/** The chunk of the page and what it imports, less what comes with the entry anyway. */
function scriptsOf(bundle: Rolldown.OutputBundle, pageName: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  // A page's file is called like its component.
  const page = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(`/${pageName}.tsx`));
  if (!entry || !page) throw new Error(`No chunk for the page ${pageName}`);
  const known = withImports(bundle, entry, new Set());
  return [...withImports(bundle, page, new Set())].filter((file) => !known.has(file));
}

function withImports(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk, found: Set<string>): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') withImports(bundle, imported, found);
  }
  return found;
}
