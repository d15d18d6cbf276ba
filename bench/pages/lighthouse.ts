import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { BROWSER_FLAGS } from '../../tools/browser-flags.ts';
import { freePort } from '../gateway-process.ts';
import { blockingByProcessor } from './blocking.ts';

/** Without them a headless browser may put off timers and drawing, and report that as the page's slowness. */
const FLAGS = [...BROWSER_FLAGS, '--disable-background-timer-throttling', '--disable-backgrounding-occluded-windows', '--disable-renderer-backgrounding'];

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** One run of Lighthouse over one page. Times in milliseconds, weights in bytes as they were transferred. */
export interface Visit {
  /** From 0 to 100; only of the categories that were asked for. */
  readonly scores: Partial<Record<Category, number>>;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  /** The same from the processor's time (blocking.ts). */
  readonly blocking: number;
  readonly cls: number;
  /** Of every file by Lighthouse's kinds: `Document`, `Script`, `Font`, … */
  readonly bytes: Readonly<Record<string, number>>;
  /** Of the scripts that were asked for before the page said that it is interactive; undefined for a page that says nothing. */
  readonly scriptBeforeInteractive: number | undefined;
  readonly renderBlocking: number;
  /** Audits that failed, by their ids. */
  readonly failed: readonly string[];
}

/** A trace that lacks its beginning says nothing of the page; Lighthouse asks for another run then. */
const TRACES = 3;
const BROKEN_TRACE = /^NO_(?:NAVSTART|TRACING_STARTED)$/;

/** Visits a page as Lighthouse's phone does: mobile, simulated slow 4G, in a browser of its own with nothing cached. */
export async function visit(url: string, executablePath: string, whole: boolean): Promise<Visit> {
  for (let trace = 1; ; trace++) {
    const { lhr, artifacts } = await traced(url, executablePath, whole);
    const problem = lhr.runtimeError;
    if (!problem) return { ...readReport(lhr), blocking: blockingByProcessor(artifacts.Trace) };
    if (trace === TRACES || !BROKEN_TRACE.test(problem.code)) throw new Error(`${url}: ${problem.message}`);
  }
}

async function traced(url: string, executablePath: string, whole: boolean): Promise<Run> {
  const port = await freePort();
  const browser = await chromium.launch({ executablePath, args: [...FLAGS, `--remote-debugging-port=${port}`] });
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: whole ? [...CATEGORIES] : ['performance'] });
    if (!result) throw new Error(`Lighthouse has no result for ${url}`);
    return result;
  } finally {
    await browser.close();
  }
}

type Run = NonNullable<Awaited<ReturnType<typeof lighthouse>>>;
type Report = Run['lhr'];

interface RequestRow {
  readonly resourceType?: string;
  readonly transferSize?: number;
  readonly networkRequestTime?: number;
}

interface TimingRow {
  readonly name?: string;
  readonly startTime?: number;
}

function readReport({ audits, categories }: Report): Omit<Visit, 'blocking'> {
  const numeric = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const requests = rowsOf<RequestRow>(audits, 'network-requests');
  const bytes: Record<string, number> = {};
  for (const { resourceType = 'Other', transferSize = 0 } of requests) bytes[resourceType] = (bytes[resourceType] ?? 0) + transferSize;
  const interactive = rowsOf<TimingRow>(audits, 'user-timings').find(({ name }) => name === 'interactive')?.startTime;
  const before = requests.filter(({ resourceType, networkRequestTime = 0 }) => resourceType === 'Script' && interactive !== undefined && networkRequestTime < interactive);
  const entries = CATEGORIES.flatMap((name) => (categories[name] ? [[name, Math.round((categories[name].score ?? 0) * 100)] as const] : []));
  return {
    scores: Object.fromEntries(entries),
    fcp: numeric('first-contentful-paint'),
    lcp: numeric('largest-contentful-paint'),
    tbt: numeric('total-blocking-time'),
    cls: numeric('cumulative-layout-shift'),
    bytes,
    scriptBeforeInteractive: interactive === undefined ? undefined : before.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    renderBlocking: rowsOf(audits, 'render-blocking-insight').length,
    failed: failedOf(audits, categories),
  };
}

function rowsOf<Row>(audits: Report['audits'], id: string): readonly Row[] {
  const details = audits[id]?.details;
  return details && 'items' in details ? (details.items as Row[]) : [];
}

/** Only of the audits that a score is made of. */
function failedOf(audits: Report['audits'], categories: Report['categories']): string[] {
  const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return counted.filter(({ id }) => (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id);
}
