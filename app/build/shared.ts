import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { readNext } from './read-next.ts';
import { shortNames } from './short-names.ts';

/** What the browser's build and the prerenderer's have to agree on: the names of classes above all. */
export const shared = {
  plugins: [react(), readNext(), shortNames()],
  oxc: {
    plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, minify: true, pure: true } },
  },
} satisfies UserConfig;
