import { articles } from '#content/articles/index.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findBrowser, findShell } from '../../tools/find-browser.ts';
import { root, scratchFolder, startGateway } from '../gateway-process.ts';
import { visit, type Visit } from './lighthouse.ts';
import { printHtmlWeights, printMedians } from './print.ts';
import { printSlowed } from './slowed.ts';
import { copyBuild, copyHydratedAtOnce, copyInOneFile, HAND_WRITTEN } from './served-copy.ts';

const RUNS = 5;

/**
 * Lighthouse over the built site, over a page written by hand that the same gateway serves, and over the home page as it would be if it
 * waited for no paint, with its scripts as they ship and in one file, in turns.
 *
 * @param only the paths to measure; without any those that stand for all kinds of pages
 */
export async function pages(only: readonly string[] = []): Promise<void> {
  const say = (line: string) => console.log(line);
  const whole = findBrowser(say);
  if (!whole) throw new Error('There is no browser to measure with.');
  // What draws its windows takes the whole browser so much of two processors that a page without any script has a blocking time.
  const browser = findShell(whole, say);
  const { paths } = JSON.parse(await readFile(join(root, 'dist/app/routes.json'), 'utf8')) as { paths: string[] };
  const typical = ['/', '/services/ecommerce', '/portfolio/1', '/contact', '/blog', `/blog/${articles[0]?.slug}`];
  const measured = (only.length > 0 ? only : typical).filter((path) => paths.includes(path));

  const copies = [await copyBuild(), await copyHydratedAtOnce(), await copyInOneFile()];
  const gateways = await Promise.all(copies.map(({ main }) => startGateway({ DATABASE_URL: '', DATA_DIR: scratchFolder() }, main)));
  const [gateway, atOnce, inOneFile] = gateways;
  if (!gateway || !atOnce || !inOneFile) throw new Error('A gateway did not start.');
  try {
    const addresses = new Map([HAND_WRITTEN, ...measured].map((path) => [path, gateway.url + path]));
    if (measured.includes('/')) addresses.set('/ hydrated at once', `${atOnce.url}/`).set('/ the same in one file', `${inOneFile.url}/`);
    const visits = new Map<string, Visit[]>([...addresses.keys()].map((name) => [name, []]));
    // In turns, so that a machine that slows down slows all of them down.
    for (let run = 0; run < RUNS; run++) {
      for (const [name, seen] of visits) seen.push(await visit(addresses.get(name)!, browser, run === 0));
    }
    printMedians(visits, HAND_WRITTEN);
    await printSlowed(addresses, browser, RUNS);
    await printHtmlWeights(gateway.url, paths);
  } finally {
    await Promise.all(gateways.map((one) => one.stop()));
    await Promise.all(copies.map((one) => one.remove()));
  }
}
