import { defineConfig } from 'vite';

/**
 * The gateway, built because Node does not run decorators: ESM for the Node that npm brings, packages left in
 * node_modules, `#content/*` inlined, so that the running gateway needs nothing of the checkout but node_modules.
 * No `outDir` here that anybody serves from: `tools/build.ts` and `tools/dev.ts` each say where it goes.
 */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: '.cache/gateway',
    emptyOutDir: true,
    target: 'node22',
    minify: false,
    rolldownOptions: {
      input: { main: 'gateway/main.ts', 'admin-cli': 'gateway/admin-cli.ts', 'print-schema': 'gateway/print-schema.ts', 'keep-questions': 'gateway/keep-questions.ts', 'encode-sentences': 'gateway/modules/language/encode-sentences.ts' },
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
