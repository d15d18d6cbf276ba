import { createHash } from 'node:crypto';

const scripts = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** The sources for `script-src` that let the inline scripts of these documents run, and no others. */
export function scriptHashes(documents: readonly string[]): string[] {
  const hashes = new Set<string>();
  for (const html of documents) {
    for (const [, attributes = '', text = ''] of html.matchAll(scripts)) {
      if (/type="application\/ld\+json"/.test(attributes)) continue;
      hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
  }
  return [...hashes];
}
