import type { Rolldown } from 'vite';
import type { Rendered } from '../prerender.tsx';

type PageFiles = Pick<Rendered, 'pageName' | 'subjectFile'>;

/**
 * Link elements for what a document will ask for in any case: the code of its page, which the entry would discover
 * only after it has run, and the display face, which the browser would discover only after the styles.
 */
export function preloadsOf(bundle: Rolldown.OutputBundle, page: PageFiles): string {
  const scripts = scriptsOf(bundle, page).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const fonts = Object.keys(bundle)
    .filter((file) => /newsreader-display-(?!italic)[^/]*\.woff2$/.test(file))
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`);
  return [...fonts, ...scripts].join('\n    ');
}

/** The chunks of the page and of its subject, and what they import, less what comes with the entry anyway. */
function scriptsOf(bundle: Rolldown.OutputBundle, { pageName, subjectFile }: PageFiles): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('There is no entry');
  const known = withImports(bundle, entry, new Set());
  // A page's file is called like its component.
  const wanted = [`${pageName}.tsx`, ...(subjectFile === undefined ? [] : [subjectFile])].map((name) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${name}`));
    if (!chunk) throw new Error(`There is no chunk for ${name}`);
    return chunk;
  });
  return [...new Set(wanted.flatMap((chunk) => [...withImports(bundle, chunk, new Set())]))].filter((file) => !known.has(file));
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
