import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';

/** What the browser's build and the prerenderer's have to agree on: the names of classes above all. */
export const shared = {
  plugins: [react()],
  oxc: {
    plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, minify: true, pure: true } },
  },
} satisfies UserConfig;
