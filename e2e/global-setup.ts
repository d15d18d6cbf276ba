import type { TestProject } from 'vitest/node';
import { findBrowser } from '../tools/find-browser.ts';
import { startBuiltGateway } from './gateway.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the built gateway that all journeys share. */
    siteUrl: string;
    chromiumPath: string;
  }
}

/** One built gateway and one browser's path for all journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chromiumPath = process.env['CHROMIUM_PATH'] ?? findBrowser((line) => console.log(line));
  if (!chromiumPath) throw new Error('There is no browser to test with.');
  const gateway = await startBuiltGateway();
  project.provide('chromiumPath', chromiumPath);
  project.provide('siteUrl', gateway.url);
  return () => gateway.stop();
}
