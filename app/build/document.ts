import { company } from '#content/company.ts';
import type { Rendered } from '../prerender.tsx';
import { manifestLinks } from './manifests.ts';

interface DocumentParts {
  /** index.html as the browser's build left it. */
  readonly template: string;
  readonly css: string;
  readonly pathname: string;
  readonly publicUrl: string;
  readonly rendered: Rendered;
  /** Link elements. */
  readonly preloads: string;
}

/** The finished HTML of one address. */
export function documentOf({ template, css, pathname, publicUrl, rendered, preloads }: DocumentParts): string {
  const { head, html, styles } = rendered;
  // The replacements are functions because `$&` in a text would otherwise mean something.
  return template
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, () => '')
    .replace('<!--head-->', () => [metaOf(head, pathname, publicUrl), manifestLinks(pathname), preloads, `<style>${css}</style>`, styles].join('\n    '))
    .replace('<!--app-->', () => html);
}

function metaOf({ title, description, canonical }: Rendered['head'], pathname: string, publicUrl: string): string {
  const tags = [
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}" />`,
    `<meta property="og:title" content="${escape(title)}" />`,
    `<meta property="og:description" content="${escape(description)}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:site_name" content="${escape(company.name)}" />`,
  ];
  if (canonical === null) return [...tags, `<meta name="robots" content="noindex" />`].join('\n    ');
  const address = escape(new URL(canonical ?? pathname, publicUrl).href);
  return [...tags, `<link rel="canonical" href="${address}" />`, `<meta property="og:url" content="${address}" />`].join('\n    ');
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
