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
 * What starts the scripts of one page. The addresses stand in attributes, which the policy's hash leaves out: one script, one hash for
 * all pages. Where there is no HTML to be looked at in the meantime, it fetches them at once.
 */
export function startOf(html: string, starter: string, { entry, parts }: Scripts): string {
  return `<script data-entry="${entry}" data-parts="${parts.join(' ')}"${html === '' ? ' data-now' : ''}>${starter}</script>`;
}
