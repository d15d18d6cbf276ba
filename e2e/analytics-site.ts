import { execFile } from 'node:child_process';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openAnalyticsService, type AnalyticsService } from './analytics-service.ts';
import { startBuiltGateway } from './gateway.ts';

const root = join(import.meta.dirname, '..');
/** In milliseconds; only for a build that hangs. */
const BUILT_WITHIN = 300_000;

interface Setting {
  readonly provider: 'ga4' | 'plausible';
  readonly id: string;
  /** Of its script, at the stand-in. */
  readonly path: string;
}

export interface CountedSite {
  readonly url: string;
  /** Fresh for each test; its address is in the build and stays. */
  readonly service: AnalyticsService;
}

/** The site, really built for a service that stands on this machine, once for a file of tests. */
export function siteWithAnalytics({ provider, id, path }: Setting): () => CountedSite {
  let site: CountedSite;
  const leaving: (() => Promise<void>)[] = [];
  // Within the project, where Node finds its packages.
  const folder = join(root, `.cache/e2e-${provider}-${process.pid}`);

  beforeAll(async () => {
    const service = await openAnalyticsService();
    leaving.unshift(() => service.stop());
    leaving.unshift(() => rm(folder, { recursive: true, force: true }));
    await mkdir(folder, { recursive: true });
    await cp(join(root, 'dist/gateway/'), join(folder, 'gateway'), { recursive: true, dereference: true });
    await buildApp(join(folder, 'app'), { ANALYTICS_PROVIDER: provider, ANALYTICS_ID: id, ANALYTICS_SCRIPT_URL: service.origin + path });
    const gateway = await startBuiltGateway(join(folder, 'gateway/main.js'));
    leaving.unshift(() => gateway.stop());
    site = { url: gateway.url, service };
  }, BUILT_WITHIN);

  afterEach(() => {
    site.service.asked.length = 0;
    site.service.views.length = 0;
  });

  afterAll(async () => {
    for (const leave of leaving) await leave();
  });

  return () => site;
}

async function buildApp(outDir: string, variables: Record<string, string>): Promise<void> {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('VITE'));
  const env = { ...Object.fromEntries(own), ...variables, PUBLIC_URL: '', NODE_ENV: 'production' };
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', outDir, '--logLevel', 'warn'], { cwd: root, env });
}
