import { join } from 'node:path';
import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { ManifestTransform } from 'workbox-build';

interface WorkerOptions {
  /** The folder of index.html. */
  readonly root: string;
  readonly transform: ManifestTransform;
}

/**
 * Builds `sw.js` when pages and files are written, with the list of what it keeps. With `VITE_SERVICE_WORKER=off` it is the
 * kill switch instead (docs/operations.md).
 */
export function worker({ root, transform }: WorkerOptions): PluginOption {
  const off = process.env['VITE_SERVICE_WORKER'] === 'off';
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: 'sw.ts',
    // Registered by app/pwa, described by app/build/manifests.ts.
    injectRegister: null,
    manifest: false,
    injectManifest: {
      rollupFormat: 'iife',
      target: 'es2022',
      globPatterns: ['**/*.html', 'assets/*.{js,css,woff2,svg}', 'covers/*.svg', 'favicon.svg'],
      manifestTransforms: [transform],
      ...(off && { injectionPoint: undefined }),
    },
    integration: {
      configureCustomSWViteBuild(config) {
        config.logLevel = 'warn';
        if (off && config.build?.lib) config.build.lib.entry = join(root, 'sw/off.ts');
      },
    },
  });
}
