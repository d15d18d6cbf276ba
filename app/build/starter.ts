import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import type { Scripts } from './scripts.ts';

/** app/starter.ts as it stands in the pages: one for all of them, so that the policy needs one hash for it. */
export async function buildStarter(root: string): Promise<string> {
  const output = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, 'starter.ts'), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return output.output[0].code.trim();
}

/**
 * What starts the scripts of one page. The addresses stand in attributes, which the policy's hash leaves out. Where there is no
 * HTML to be looked at in the meantime, the scripts come at once.
 */
export function startOf(html: string, starter: string, { entry, parts }: Scripts): string {
  if (html === '') return [...parts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`), `<script type="module" crossorigin src="${entry}"></script>`].join('');
  return `<script data-entry="${entry}" data-parts="${parts.join(' ')}">${starter}</script>`;
}
