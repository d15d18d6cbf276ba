import type { Plugin } from 'vite';

/**
 * What Vite puts around every `import()` fetches styles and scripts beforehand. Here the styles stand in the page and the scripts
 * are named by it (scripts.ts), so that of all that one thing is left: word of a file that is gone, for pwa/gone-chunk.ts. It
 * spares every page 0.6 kB.
 */
export function loader(): Plugin {
  return {
    name: 'loader',
    enforce: 'pre',
    apply: (config) => !config.build?.ssr,
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export const __vitePreload = (load) => load().catch((error) => {
        dispatchEvent(new Event('vite:preloadError'));
        throw error;
      });`,
    },
    // Which styles and scripts those are is told to nobody then.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = file.code.replace(/^const __vite__mapDeps=.*\n/, '').replace(/,__vite__mapDeps\([^)]*\)/g, '').replace(NONE, '$1)');
        }
      },
    },
  };
}

/** After what is imported, where there are none. */
const NONE = /(\bimport\(`[^`]+`\)(?:\.then\(\w+=>\w+\.\w+\))?),\[\]\)/g;
