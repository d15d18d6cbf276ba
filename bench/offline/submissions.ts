import type { Browser } from 'playwright-core';
import { startFaultProxy } from '../../e2e/fault-proxy.ts';
import { newcomer } from './browser.ts';
import type { Kind, Words } from './form-walks.ts';
import { randomOf } from './random.ts';
import type { Stage } from './stage.ts';
import { stories } from './stories.ts';
import { submission, type Outcome } from './submission.ts';

const KINDS: readonly Kind[] = ['inquiry', 'application'];

interface Options {
  /** The first of them, where a run goes on with what another has begun. */
  readonly from?: number;
  readonly count: number;
  readonly seed: number;
  /** How many at once. */
  readonly lanes: number;
  readonly resumeBytes: number;
  readonly executablePath: string;
  readonly onOutcome?: (label: string, outcome: Outcome) => void;
}

export interface Tally {
  readonly count: number;
  readonly lost: number;
  readonly doubled: number;
  readonly falselySent: number;
  readonly altered: number;
  /** Each story that went otherwise than told, though perhaps nothing was lost by it. */
  readonly complaints: readonly string[];
}

/** So many submissions: each fault in turn, with one kind and then the other. */
export async function submissions(stage: Stage, browser: Browser, { from = 0, count, seed, lanes, resumeBytes, executablePath, onOutcome }: Options): Promise<Tally> {
  const outcomes = new Map<string, Outcome>();
  const names = Object.keys(stories);
  let next = from;
  const lane = async () => {
    for (let index = next++; index < from + count; index = next++) {
      const fault = names[index % names.length]!;
      // The other kind each time a fault comes round.
      const kind = KINDS[(index + Math.floor(index / names.length)) % KINDS.length]!;
      // A seed each: the order in which lanes take them decides nothing.
      const random = randomOf(seed * 1_000_003 + index);
      const words: Words = { kind, email: `visitor-${seed}-${index}@mail.example`, message: `Dear all, this is number ${index}: ${random.bytes(60).toString('base64')}`, resume: aResume(random.bytes(resumeBytes)) };
      const label = `${index} ${fault}, ${kind}`;
      const outcome = await one(stage, browser, fault, words, random, executablePath);
      outcomes.set(label, outcome);
      onOutcome?.(label, outcome);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const all = [...outcomes.values()];
  return {
    count: all.length,
    lost: all.filter(({ lost }) => lost).length,
    doubled: all.filter(({ doubled }) => doubled).length,
    falselySent: all.filter(({ falselySent }) => falselySent).length,
    altered: all.filter(({ altered }) => altered).length,
    complaints: [...outcomes].filter(([, { complaint }]) => complaint !== undefined).map(([label, { complaint }]) => `${label}: ${complaint}`),
  };
}

async function one(stage: Stage, browser: Browser, fault: string, words: Words, random: ReturnType<typeof randomOf>, executablePath: string): Promise<Outcome> {
  const proxy = await startFaultProxy(stage.url);
  const story = stories[fault]!;
  try {
    if (story.startsBrowser) return await submission(stage, words, (toldToHaveArrived) => story.tell({ proxy, words, random, toldToHaveArrived }, executablePath));
    // Not every browser has a service worker; it must do no harm where there is one.
    const serviceWorkers = story.needsWorker || random.below(2) ? 'allow' : 'block';
    const { context, page } = await newcomer(browser, proxy.url, { serviceWorkers });
    try {
      return await submission(stage, words, (toldToHaveArrived) => story.tell({ context, page, proxy, words, random, toldToHaveArrived }));
    } finally {
      await context.close();
    }
  } finally {
    await proxy.close();
  }
}

/** A PDF by its first and last bytes. */
function aResume(bytes: Buffer): Buffer {
  bytes.write('%PDF-1.7\n');
  bytes.write('%%EOF\n', bytes.length - 6);
  return bytes;
}
