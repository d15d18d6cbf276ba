import { articles } from '#content/articles/index.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findBrowser } from '../../tools/find-browser.ts';
import { root, scratchFolder, startGateway } from '../gateway-process.ts';
import { visit, type Visit } from './lighthouse.ts';
import { printHtmlWeights, printMedians } from './print.ts';
import { copyBuild, HAND_WRITTEN } from './served-copy.ts';

const RUNS = 5;

/** Lighthouse over the built site, and over a page written by hand that the same gateway serves, in turns. */
export async function pages(): Promise<void> {
  const browser = findBrowser((line) => console.log(line));
  if (!browser) throw new Error('There is no browser to measure with.');
  const { paths } = JSON.parse(await readFile(join(root, 'dist/app/routes.json'), 'utf8')) as { paths: string[] };
  const measured = ['/', '/services/ecommerce', '/portfolio/1', '/contact', '/blog', `/blog/${articles[0]?.slug}`].filter((path) => paths.includes(path));

  const copy = await copyBuild();
  const gateway = await startGateway({ DATABASE_URL: '', DATA_DIR: scratchFolder() }, copy.main);
  try {
    const visits = new Map<string, Visit[]>([HAND_WRITTEN, ...measured].map((path) => [path, []]));
    // In turns, so that a machine that slows down slows all of them down.
    for (let run = 0; run < RUNS; run++) {
      for (const [path, seen] of visits) seen.push(await visit(gateway.url + path, browser, run === 0));
    }
    printMedians(visits, HAND_WRITTEN);
    await printHtmlWeights(gateway.url, paths);
  } finally {
    await gateway.stop();
    await copy.remove();
  }
}
