import type { Browser, BrowserContext, Page } from 'playwright-core';
import { hydrated, open } from '../../e2e/hydrated.ts';
import { atRest } from '../../e2e/outbox-store.ts';
import { anInquiryBy, contactForm, fillIn } from '../../e2e/steps.ts';
import { inCharge } from '../../e2e/worker.ts';
import { newcomer } from './browser.ts';
import type { Checkout } from './checkout.ts';
import type { Stage } from './stage.ts';

/** Each is reached by a link on the one before it, and has code of its own. */
const WALK = ['/about', '/services', '/services/web-development', '/portfolio', '/portfolio/1', '/careers', '/blog', '/privacy-policy', '/contact', '/'];
const EMAIL = 'releases@mail.example';

export interface Deployments {
  readonly releases: number;
  /** Of code that did not come, and all other complaints of the browser. */
  readonly errors: readonly string[];
  /** What was typed before, between and after the deployments, and what of it arrived. */
  readonly typed: string;
  readonly arrived: readonly string[];
  /** Documents that were loaded in tabs in which nobody asked for it. */
  readonly reloads: number;
}

/**
 * Deploys one release after the other while tabs of the first one stay open: one with words in its form, one whose reader goes on to
 * pages whose code it has not loaded yet; and, without a service worker, one with words and one that is opened anew before
 * each deployment and reads on after it.
 */
export async function deployments(stage: Stage, browser: Browser, checkout: Checkout, releases: number): Promise<Deployments> {
  const errors: string[] = [];
  const { context, page: writer } = await newcomer(browser, stage.url);
  const { context: bare, page: bareWriter } = await newcomer(browser, stage.url, { serviceWorkers: 'block' });
  for (const visitor of [context, bare]) complaints(visitor, errors);
  try {
    await writer.goto('/contact');
    await inCharge(writer);
    const reader = await context.newPage();
    await open(reader, '/');
    let typed = `A letter of ${releases + 1} parts. `;
    for (const page of [writer, bareWriter]) await begin(page, page === writer ? EMAIL : `bare-${EMAIL}`, typed);
    const reloads = [writer, bareWriter, reader].map(countDocuments);

    for (let release = 1; release <= releases; release++) {
      const here = WALK[(release - 1) % WALK.length]!;
      const before = WALK[(release - 2 + WALK.length) % WALK.length]!;
      const bareReader = await bare.newPage();
      await open(bareReader, before);
      await checkout.release(String(release));
      await stage.deploy(checkout.folder);
      await untilFetched(writer);
      for (const page of [reader, bareReader]) await goOn(page, here);
      const part = `Part ${release}. `;
      typed += part;
      for (const page of [writer, bareWriter]) await contactForm(page).getByLabel('Message').pressSequentially(part);
      await bareReader.close();
    }

    for (const page of [writer, bareWriter]) {
      await contactForm(page).getByRole('button', { name: 'Send Message' }).click();
      await contactForm(page).locator('[role=status][data-phase=success]').waitFor();
    }
    const rows = [...(await stage.inquiriesOf(EMAIL)), ...(await stage.inquiriesOf(`bare-${EMAIL}`))];
    const unasked = reloads.reduce((sum, count) => sum + count(), 0);
    await takeTheNewRelease(reader, String(releases), errors);
    return { releases, errors, typed, arrived: rows.map(({ message }) => message), reloads: unasked };
  } finally {
    await context.close();
    await bare.close();
  }
}

function complaints(context: BrowserContext, errors: string[]) {
  context.on('weberror', (error) => errors.push(error.error().message));
  context.on('response', (response) => {
    if (response.status() >= 400 && /\/assets\//.test(response.url())) errors.push(`${response.status()} at ${response.url()}`);
  });
  context.on('console', (message) => {
    if (/dynamically imported module|preload/i.test(message.text())) errors.push(message.text());
  });
}

/** Counts from now on. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
  return () => documents;
}

async function begin(page: Page, email: string, words: string) {
  await open(page, '/contact');
  await atRest(page);
  await fillIn(contactForm(page), { ...anInquiryBy(email), Message: words });
}

/** What a tab does every hour and on return to it; waits until the worker of the new release has fetched all of it. */
async function untilFetched(page: Page) {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    if (!installing) return;
    await new Promise<void>((resolve) => {
      const look = () => installing.state === 'installing' || resolve();
      installing.addEventListener('statechange', look);
      look();
    });
  });
}

/** By a link, as readers do: without another document. */
async function goOn(page: Page, path: string) {
  await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
  await page.waitForURL(`**${path}`);
  await hydrated(page);
}

async function takeTheNewRelease(page: Page, name: string, errors: string[]) {
  const loaded = page.waitForEvent('load');
  await page.getByRole('status').filter({ hasText: 'A new version of this site' }).getByRole('button', { name: 'Reload' }).click();
  await loaded;
  await hydrated(page);
  if (!(await page.getByText(`Release ${name}`).count())) errors.push(`The reader was not led to release ${name}.`);
}
