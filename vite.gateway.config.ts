import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

/** What the networks read stands beside what is built, as it does beside its source (language/network-process.ts). */
const encoderFiles: Plugin = {
  name: 'encoder-files',
  generateBundle() {
    for (const name of ['sentences.onnx', 'tags.onnx', 'tokenizer.json']) this.emitFile({ type: 'asset', fileName: `encoder/${name}`, source: readFileSync(`gateway/modules/language/encoder/${name}`) });
  },
};

/**
 * The gateway, built because Node does not run decorators: ESM for the Node that npm brings, packages left in
 * node_modules, `#content/*` inlined, so that the running gateway needs nothing of the checkout but node_modules.
 * No `outDir` here that anybody serves from: `tools/build.ts` and `tools/dev.ts` each say where it goes.
 */
export default defineConfig({
  publicDir: false,
  plugins: [encoderFiles],
  build: {
    ssr: true,
    outDir: '.cache/gateway',
    emptyOutDir: true,
    target: 'node22',
    minify: false,
    rolldownOptions: {
      input: { main: 'gateway/main.ts', 'admin-cli': 'gateway/admin-cli.ts', 'print-schema': 'gateway/print-schema.ts', 'keep-questions': 'gateway/keep-questions.ts', 'encode-sentences': 'gateway/modules/language/encode-sentences.ts', 'tag-words': 'gateway/modules/leads/reading/tagger/tag-words.ts' },
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
