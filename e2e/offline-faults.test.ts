import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launch } from '../bench/offline/browser.ts';
import { openStage, type Stage } from '../bench/offline/stage.ts';
import { stories } from '../bench/offline/stories.ts';
import { submissions } from '../bench/offline/submissions.ts';
import type { Browser } from 'playwright-core';

/** The short form of `npm run bench -- offline-submissions`. */
let stage: Stage;
let browser: Browser;

beforeAll(async () => {
  stage = await openStage();
  browser = await launch(inject('chromiumPath'));
});

afterAll(async () => {
  await browser?.close();
  await stage?.close();
});

test('what is sent under each of the faults arrives once, as it was written, and nobody is told so before', { timeout: 600_000 }, async () => {
  const count = Object.keys(stories).length;
  const tally = await submissions(stage, browser, { count, seed: 1, lanes: 2, resumeBytes: 300_000, executablePath: inject('chromiumPath') });
  expect(tally).toEqual({ count, lost: 0, doubled: 0, falselySent: 0, altered: 0, complaints: [] });
});
