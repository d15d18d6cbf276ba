import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { nextArticle } from '../content/next-articles.ts';

const ARTICLE = /\/content\/articles\/(?!index|cards|categories)[\w-]+\.ts$/;

/** Gives each article the one to read after it: with a list of them all, every article would bring along what the others say of themselves. */
export function readNext(): Plugin {
  return {
    name: 'read-next',
    // While its type still stands beside its name.
    enforce: 'pre',
    transform: {
      filter: { id: ARTICLE },
      handler(code, id) {
        const opening = /^export const \w+: Article = \{/m;
        if (!opening.test(code)) throw new Error(`${id} exports no article`);
        return { code: code.replace(opening, (start) => `${start} next: ${JSON.stringify(nextArticle[basename(id, '.ts')])},`), map: null };
      },
    },
  };
}
