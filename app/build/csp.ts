import { createHash } from 'node:crypto';
import { GOOGLES_SCRIPTS, type AnalyticsSettings } from '../analytics/settings.ts';

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

/** The sources for `script-src` and `connect-src` that let the configured analytics service be loaded and told of views. */
export function analyticsSources({ provider, scriptUrl }: AnalyticsSettings): { readonly script: string[]; readonly connect: string[] } {
  const { origin } = new URL(scriptUrl);
  // https://developers.google.com/tag-platform/security/guides/csp: which of its hosts Google tells depends on where the visitor is.
  const isGoogles = provider === 'ga4' && origin === GOOGLES_SCRIPTS;
  return { script: [origin], connect: isGoogles ? [origin, 'https://*.google-analytics.com', 'https://*.analytics.google.com'] : [origin] };
}
