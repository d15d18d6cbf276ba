import { partFaces } from './faces.ts';
import { headTags } from './found/head-tags.ts';
import type { FoundPage } from './found/page.ts';
import { structuredData } from './found/structured-data.ts';
import { manifestLinks } from './manifests.ts';

interface DocumentParts {
  /** index.html as the browser's build left it. */
  readonly template: string;
  /** What all pages have. */
  readonly css: string;
  /** Link elements. */
  readonly preloads: string;
  /** Elements that fetch the scripts. */
  readonly start: string;
  readonly page: FoundPage;
}

/** The finished HTML of one address. */
export function documentOf({ template, css, preloads, start, page }: DocumentParts): string {
  const { pathname, rendered } = page;
  // The replacements are functions because `$&` in a text would otherwise mean something.
  return template
    .replace(/\s*<!-- [^]*?-->/g, () => '')
    .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, () => '')
    .replace(/<script type="module"[^>]*><\/script>/, () => start)
    .replace('<!--head-->', () => [headTags(page), manifestLinks(pathname), preloads, styles(css.trim(), rendered)].join('\n    '))
    .replace('<!--app-->', () => rendered.html)
    // Last, since no visitor waits for it.
    .replace('</body>', () => `${dataBlock(page)}</body>`);
}

/** A page with something to look at has its later faces in an element of their own, which starter.ts lets come into force. */
function styles(css: string, rendered: FoundPage['rendered']): string {
  if (rendered.html === '') return `<style>${css}</style>`;
  const { first, late } = partFaces(css);
  return `<style>${first}${rendered.css}</style><style media="not all">${late}</style><noscript><style>${late}</style></noscript>`;
}

function dataBlock(page: FoundPage): string {
  if (!page.picture) return '';
  // `<` could end the element early.
  return `<script type="application/ld+json">${JSON.stringify(structuredData(page)).replace(/</g, '\\u003c')}</script>\n  `;
}
