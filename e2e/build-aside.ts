import { execFile } from 'node:child_process';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '..');

export interface BuiltAside {
  /** The gateway's program. */
  readonly main: string;
  /** What it serves. */
  readonly site: string;
  remove(): Promise<void>;
}

/** The site, really built with these settings and no others; `dist` stays as it is. The gateway is the one that is there. */
export async function buildAside(name: string, settings: Readonly<Record<string, string>> = {}): Promise<BuiltAside> {
  // Within the project, where Node finds its packages.
  const folder = join(root, `.cache/e2e-${name}-${process.pid}`);
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await mkdir(folder, { recursive: true });
    await cp(join(root, 'dist/gateway/'), join(folder, 'gateway'), { recursive: true, dereference: true });
    await buildSite(join(folder, 'app'), settings);
  } catch (error) {
    await remove();
    throw error;
  }
  return { main: join(folder, 'gateway/main.js'), site: join(folder, 'app'), remove };
}

async function buildSite(outDir: string, settings: Readonly<Record<string, string>>): Promise<void> {
  const own = Object.entries(process.env).filter(([name]) => !/^(?:VITE|ANALYTICS_)/.test(name));
  const env = { ...Object.fromEntries(own), ...settings, PUBLIC_URL: '', NODE_ENV: 'production' };
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', outDir, '--logLevel', 'warn'], { cwd: root, env });
}
