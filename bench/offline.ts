import type { Browser } from 'playwright-core';
import { findBrowser } from '../tools/find-browser.ts';
import { launch } from './offline/browser.ts';
import { copyCheckout } from './offline/checkout.ts';
import { delivery } from './offline/delivery.ts';
import { deployments } from './offline/deployments.ts';
import { reading } from './offline/reading.ts';
import { openStage, type Stage } from './offline/stage.ts';
import { submissions } from './offline/submissions.ts';

const SEED = 20261121;
const MEGABYTE = 1024 * 1024;

/** What is promised of the site without a line, and of what is written then; the aims stand beside the figures. */
export async function offline(): Promise<void> {
  await offlineReading();
  await offlineDelivery();
  await offlineDeployments();
  await offlineSubmissions();
}

export const offlineReading = () =>
  onStage(async (stage, browser) => {
    const readings = Object.entries(await reading(stage, browser, 3));
    console.log('hard loads of every public page and of unknown addresses, at 4 times CPU slowdown, three times each:');
    for (const [way, { ready, failures }] of readings) {
      const right = ready.length - failures.length;
      console.log(`  ${way.padEnd(12)} ${right} of ${ready.length} as the server gives them (aim: all); DOM ready p50 ${Math.round(percentile(ready, 50))} ms, p95 ${Math.round(percentile(ready, 95))} ms (aim: 400 ms)`);
      for (const failure of failures) console.log(`    ${failure}`);
      judge(failures.length === 0);
    }
  });

export const offlineDelivery = () =>
  onStage(async (stage, browser) => {
    console.log('from the return of the server until what waited is in the database, tab open:');
    for (const [outage, taken] of Object.entries(await delivery(stage, browser, { count: 60, seed: SEED, lanes: 3 }))) {
      console.log(`  ${outage.padEnd(12)} p50 ${seconds(taken, 50)} s, p95 ${seconds(taken, 95)} s of ${taken.length} (aim: 3 s)`);
    }
  });

export const offlineSubmissions = () =>
  onStage(async (stage, browser, executablePath) => {
    const begun = performance.now();
    const tally = await submissions(stage, browser, { count: 500, seed: SEED, lanes: 3, resumeBytes: 5 * MEGABYTE, executablePath });
    console.log(`${tally.count} submissions under faults, seed ${SEED}, résumés of 5 MB, ${Math.round((performance.now() - begun) / 60_000)} minutes:`);
    console.log(`  lost ${tally.lost}, doubled ${tally.doubled}, falsely "sent" ${tally.falselySent}, other than written ${tally.altered} (aim: 0 of each)`);
    for (const complaint of tally.complaints) console.log(`  ${complaint}`);
    judge(tally.lost + tally.doubled + tally.falselySent + tally.altered + tally.complaints.length === 0);
  });

export const offlineDeployments = () =>
  onStage(async (stage, browser) => {
    const checkout = await copyCheckout();
    try {
      const { releases, errors, typed, arrived, reloads } = await deployments(stage, browser, checkout, 10);
      const missing = arrived.filter((message) => message !== typed).length + Math.max(0, 2 - arrived.length);
      console.log(`${releases} builds deployed one after the other under open tabs, with and without a service worker:`);
      console.log(`  errors of code that did not come ${errors.length}, forms that lost a character ${missing} of 2, reloads that nobody asked for ${reloads} (aim: 0 of each)`);
      for (const error of errors) console.log(`  ${error}`);
      judge(errors.length + missing + reloads === 0);
    } finally {
      await checkout.remove();
    }
  });

async function onStage(work: (stage: Stage, browser: Browser, executablePath: string) => Promise<void>): Promise<void> {
  const executablePath = findBrowser(() => {});
  if (!executablePath) throw new Error('There is no browser to measure with.');
  const stage = await openStage();
  const browser = await launch(executablePath);
  try {
    await work(stage, browser, executablePath);
  } finally {
    await browser.close();
    await stage.close();
  }
}

/** What is promised without a number of milliseconds is no matter of the machine. */
function judge(holds: boolean): void {
  if (!holds) process.exitCode = 1;
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? NaN;
}

const seconds = (milliseconds: readonly number[], percent: number) => (percentile(milliseconds, percent) / 1000).toFixed(1);
