import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { cards } from './app/build/cards.ts';
import { chunks } from './app/build/chunks.ts';
import { compress } from './app/build/compress.ts';
import { covers } from './app/build/covers.ts';
import { knownBrowser } from './app/build/known-browser.ts';
import { loader } from './app/build/loader.ts';
import { manifests } from './app/build/manifests.ts';
import { precache } from './app/build/precache.ts';
import { prerender } from './app/build/prerender.ts';
import { shared } from './app/build/shared.ts';
import { worker } from './app/build/worker.ts';
import { analyticsSettings } from './tools/analytics-settings.mjs';

const root = fileURLToPath(new URL('app', import.meta.url));
const kept = precache();
const { settings: analytics } = analyticsSettings(process.env['NODE_ENV'] === 'production' ? process.env : {});
const publicUrl = process.env['PUBLIC_URL'] || 'http://localhost:4000';

/**
 * The site: what a browser loads. No `outDir` here that anybody serves from: `tools/build.ts` says where it goes, and the
 * gateway serves that as it is.
 */
export default defineConfig({
  ...shared,
  root,
  define: {
    'import.meta.env.ANALYTICS_PROVIDER': JSON.stringify(analytics?.provider ?? ''),
    // A comparison would be worked out too late for what stands behind it to be left out.
    'import.meta.env.ANALYTICS_ASKS': String(analytics?.provider === 'ga4'),
    'import.meta.env.ANALYTICS': JSON.stringify(analytics ?? {}),
  },
  plugins: [...shared.plugins, cards(), loader(), manifests(), covers(), prerender({ root, publicUrl, analytics }), kept.plugin, worker({ root, transform: kept.transform }), compress()],
  resolve: { alias: { stylis: fileURLToPath(new URL('app/theme/native-nesting.ts', import.meta.url)) } },
  build: {
    outDir: '../.cache/app',
    emptyOutDir: true,
    // Newer than the scripts' target by light-dark(), which would otherwise be rewritten so that a part of a page could not
    // have the other theme's colours.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Every browser that runs this code knows modulepreload.
    // A page's own code waits for no list of what it imports: nearly all of that is here already.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    reportCompressedSize: false,
    // Pages name their files, and sixteen letters in no order weigh less in them than sixty-four.
    rolldownOptions: { transform: { define: knownBrowser }, output: { hashCharacters: 'hex', codeSplitting: chunks } },
    // Fonts and drawings are files of their own: the policy allows no data: addresses.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { '/api': publicUrl, '/graphql': publicUrl },
  },
});
