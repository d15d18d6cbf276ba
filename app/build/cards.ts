import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const CARDS = /\/content\/\w+\/cards\.ts$/;

/**
 * Puts in the place of content/…/cards.ts what they come to. Left as they are, those files would bring along every text that they
 * choose from.
 */
export function cards(): Plugin {
  return {
    name: 'cards',
    apply: 'build',
    load: {
      filter: { id: CARDS },
      async handler(id) {
        // Content is plain data, which Node reads as it is.
        const facts = (await import(pathToFileURL(id).href)) as Record<string, unknown>;
        return Object.entries(facts)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      },
    },
  };
}
