import { withoutScript } from '#content/without-script.ts';
import { facesOf, partFaces } from './faces.ts';
import { headTags } from './found/head-tags.ts';
import type { FoundPage } from './found/page.ts';
import { structuredData } from './found/structured-data.ts';
import { manifestLink, touchIcon } from './manifests.ts';

interface DocumentParts {
  /** index.html as the browser's build left it. */
  readonly template: string;
  /** What all pages have. */
  readonly css: string;
  /** Elements that fetch the scripts. */
  readonly start: string;
  readonly page: FoundPage;
}

/** The finished HTML of one address. */
export function documentOf({ template, css, start, page }: DocumentParts): string {
  const { pathname, rendered } = page;
  // The replacements are functions because `$&` in a text would otherwise mean something.
  return template
    .replace(/<!-- [^]*?-->/g, () => '')
    .replace(/<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, () => '')
    .replace(/\n\s*/g, () => '')
    .replace(/(?:<script type="module"[^>]*><\/script>)+/, () => start)
    .replace('<!--head-->', () => [headTags(page), touchIcon(pathname), ...stylesAndManifest(css.trim(), page)].join(''))
    // Only XML needs the slash.
    .replace(/ \/>/g, () => '>')
    // Nor does a class need its quotes, and brotli is the better for it.
    .replace('<!--app-->', () => rendered.html.replace(/ class="([\w-]+)"(?=[ >])/g, ' class=$1'))
    // Last, since no visitor waits for it.
    .replace('</body>', () => `${rendered.html === '' ? noPage() : ''}${dataBlock(page)}</body>`);
}

/** Where scripts draw everything, what is to be read without them. */
function noPage(): string {
  const { heading, text, home } = withoutScript;
  return `<noscript><main style="display:grid;gap:1rem;max-width:34em;margin:auto;padding:15vh 1.25rem"><h1 style="font-family:var(--display);line-height:1.1">${heading}</h1><p>${text}</p><p><a href="${home.href}">${home.label}</a></p></main></noscript>`;
}

/**
 * Where there is something to look at, its faces and the manifest, which brings an icon along, stand where they come into force
 * without script only. With script app/starter.ts lets them in once the page is drawn.
 */
function stylesAndManifest(css: string, { pathname, rendered }: FoundPage): string[] {
  const manifest = manifestLink(pathname);
  if (rendered.html === '') return [manifest, `<style>${css}</style>`];
  const { first, late } = partFaces(css);
  const sheets = facesOf(late, rendered).map((sheet) => sheet && `<style>${sheet}</style>`);
  return [`<style>${tightened(first + rendered.css)}</style>`, `<noscript>${manifest}${sheets.join('')}</noscript>`];
}

/** What the makers of the two leave that no browser needs. */
function tightened(css: string): string {
  return css.replace(/;\}/g, '}').replace(/, /g, ',');
}

function dataBlock(page: FoundPage): string {
  if (!page.picture) return '';
  // `<` could end the element early.
  return `<script type="application/ld+json">${JSON.stringify(structuredData(page)).replace(/</g, '\\u003c')}</script>`;
}
