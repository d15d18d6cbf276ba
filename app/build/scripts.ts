import type { Rolldown } from 'vite';
import type { Rendered } from '../prerender.tsx';

/** Addresses of what a page needs in order to become interactive. */
export interface Scripts {
  readonly entry: string;
  /** What the entry would discover only after it has run: what it imports, the page, the page's subject. */
  readonly parts: readonly string[];
}

export function scriptsOf(bundle: Rolldown.OutputBundle, { pageName, subjectFile }: Pick<Rendered, 'pageName' | 'subjectFile'>): Scripts {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = entryOf(bundle);
  // A page's file is called like its component.
  const wanted = [`${pageName}.tsx`, ...(subjectFile === undefined ? [] : [subjectFile])].map((name) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${name}`));
    if (!chunk) throw new Error(`There is no chunk for ${name}`);
    return chunk;
  });
  const files = new Set([entry, ...wanted].flatMap((chunk) => [...withImports(bundle, chunk, new Set())]));
  files.delete(entry.fileName);
  return { entry: `/${entry.fileName}`, parts: [...files].map((file) => `/${file}`) };
}

/** The chunk that starts the site. Not marked as an entry: main.tsx stands in it together with what others import (chunks.ts). */
export function entryOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith('/app/main.tsx')));
  if (entry?.type !== 'chunk') throw new Error('There is no entry');
  return entry;
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
