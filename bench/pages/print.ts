import { get } from 'node:http';
import { median } from '../gateway-process.ts';
import type { Category, Visit } from './lighthouse.ts';

const CATEGORIES: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];

/** A line for each page: the medians of its visits, and how its largest paint compares with the page at `base`. */
export function printMedians(visits: ReadonlyMap<string, readonly Visit[]>, base: string): void {
  const of = (path: string, read: (visit: Visit) => number) => median((visits.get(path) ?? []).map(read));
  const rows = [...visits.keys()].map((path) => {
    const bytes = (kind: string) => of(path, (visit) => visit.bytes[kind] ?? 0);
    const before = of(path, (visit) => visit.scriptBeforeInteractive ?? Number.NaN);
    return {
      page: path,
      scores: CATEGORIES.map((category) => medianScore(visits.get(path) ?? [], category)).join(' / '),
      'FCP ms': ms(of(path, (visit) => visit.fcp)),
      'LCP ms': ms(of(path, (visit) => visit.lcp)),
      ratio: (of(path, (visit) => visit.lcp) / of(base, (visit) => visit.lcp)).toFixed(2),
      'TBT ms': ms(of(path, (visit) => visit.tbt)),
      'by processor ms': ms(of(path, (visit) => visit.blocking)),
      CLS: of(path, (visit) => visit.cls).toFixed(4),
      'HTML kB': kB(bytes('Document')),
      'scripts kB': kB(bytes('Script')),
      'until interactive kB': Number.isNaN(before) ? '-' : kB(before),
      'fonts kB': kB(bytes('Font')),
      'all KiB': (of(path, allBytes) / 1024).toFixed(1),
      'render-blocking': of(path, (visit) => visit.renderBlocking),
    };
  });
  console.table(rows);
  console.log(WHAT_COUNTS);
  for (const [path, seen] of visits) {
    const failed = [...new Set(seen.flatMap((visit) => visit.failed))];
    if (failed.length > 0) console.log(`${path}: below 0.9 in ${failed.join(', ')}`);
  }
}

/** Where the line is drawn. */
const WHAT_COUNTS =
  'By processor: the blocking time from the time that tasks had the processor, for machines that others use as well (bench/pages/blocking.ts).\n' +
  'All: whatever the page itself has fetched when Lighthouse finds it at rest, with headers, the manifest and its icon. Not what the service\n' +
  'worker fetches after that for visits without a line: that is another budget, of 600 kB (e2e/offline-budget.test.ts; `bench -- offline-reading`).';

/** The compressed HTML of every page, the heaviest first. */
export async function printHtmlWeights(url: string, paths: readonly string[]): Promise<void> {
  const weights = await Promise.all(paths.map(async (path) => ({ path, bytes: await compressedBytes(url + path) })));
  weights.sort((a, b) => b.bytes - a.bytes);
  console.log(`HTML with brotli, the heaviest of ${weights.length} pages: ${weights.slice(0, 3).map(({ path, bytes }) => `${path} ${(bytes / 1024).toFixed(1)} KiB`).join(', ')}`);
}

/** Asked for with `get`, because `fetch` unpacks what it gets. */
function compressedBytes(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

/** The categories that do not depend on time are looked at in the first visit only. */
function medianScore(visits: readonly Visit[], category: Category): string {
  const scores = visits.flatMap(({ scores: { [category]: score } }) => (score === undefined ? [] : [score]));
  return scores.length > 0 ? String(median(scores)) : '-';
}

function allBytes({ bytes }: Visit): number {
  return Object.values(bytes).reduce((sum, size) => sum + size, 0);
}

const ms = (value: number) => Math.round(value);
const kB = (bytes: number) => (bytes / 1000).toFixed(1);
