import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';

/** A prerendered page, in each encoding that the build made of it. */
export interface SitePage {
  html: Buffer;
  br: Buffer | undefined;
  gz: Buffer | undefined;
  etag: string;
}

/** The app as it was built. The pages are read once: a build that is swapped in later cannot mix with it. */
export interface BuiltSite {
  folder: string;
  /** By path: `/`, `/about`, …, and `/404`, `/portfolio/404` and `/blog/404` for what is not found. */
  pages: ReadonlyMap<string, SitePage>;
  policy: SitePolicy;
}

/** What the content security policy has to allow, as CSP sources. */
export interface SitePolicy {
  /** The inline scripts of the pages. */
  scriptHashes: readonly string[];
  /** Of the analytics service, if the build was given one. */
  analytics?: { script: readonly string[]; connect: readonly string[] };
}

/** @param name the folder that the app was built to, or a link to it */
export function readBuiltSite(name: string): BuiltSite {
  // The name is a link that the next build moves on; this server keeps the build it was started from.
  const folder = realpathSync(name);
  const pages = new Map<string, SitePage>();
  for (const file of globSync('**/*.html', { cwd: folder })) {
    const path = `/${file.split(sep).join('/')}`.replace(/\/index\.html$|\.html$/, '') || '/';
    pages.set(path, readPage(join(folder, file)));
  }
  const csp = join(folder, 'csp.json');
  const policy = existsSync(csp) ? (JSON.parse(readFileSync(csp, 'utf8')) as SitePolicy) : { scriptHashes: [] };
  return { folder, pages, policy };
}

function readPage(file: string): SitePage {
  const html = readFileSync(file);
  const encoded = (extension: string) => (existsSync(file + extension) ? readFileSync(file + extension) : undefined);
  return { html, br: encoded('.br'), gz: encoded('.gz'), etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 16)}"` };
}
