import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { analyticsSettings } from '../tools/analytics-settings.mjs';
import { findBrowser } from '../tools/find-browser.ts';
import { buildVariables } from '../tools/freshness.mjs';
import { buildAside } from './build-aside.ts';
import { startBuiltGateway } from './gateway.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the built gateways, one for each file that runs at the same time (site.ts). */
    siteUrls: readonly string[];
    /** The folder of what it serves. */
    siteFolder: string;
    chromiumPath: string;
    /** Of its quicker shell, or the same. */
    shellPath: string;
  }
}

const root = join(import.meta.dirname, '..');

/** Built gateways and the browsers' paths for all journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chromiumPath = process.env['CHROMIUM_PATH'] ?? findBrowser((line) => console.log(line));
  if (!chromiumPath) throw new Error('There is no browser to test with.');
  const aside = isCounted() ? await buildAside('plain') : undefined;
  const gateways = await Promise.all(Array.from({ length: project.vitest.config.maxWorkers }, () => startBuiltGateway(aside?.main)));
  project.provide('chromiumPath', chromiumPath);
  project.provide('shellPath', process.env['CHROMIUM_SHELL_PATH'] ?? chromiumPath);
  project.provide('siteUrls', gateways.map(({ url }) => url));
  project.provide('siteFolder', aside?.site ?? join(root, 'dist/app'));
  return async () => {
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    await aside?.remove();
  };
}

/** The site in `dist` is built for an operator's analytics, whose bar and script belong to no journey but those about them. */
function isCounted(): boolean {
  return analyticsSettings(buildVariables(root, process.env)).settings !== undefined;
}
