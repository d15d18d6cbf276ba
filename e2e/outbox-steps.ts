import { contact } from '#content/contact.ts';
import { outbox } from '#content/outbox.ts';
import type { Page } from 'playwright-core';
import { test as base, eventually, open, type Visitor } from './browser.ts';
import { startFaultProxy, type FaultProxy } from './fault-proxy.ts';
import { adminToken, ask } from './rest.ts';
import { atRest, storedItems } from './outbox-store.ts';
import { BROKEN_LINE } from './problems.ts';
import { siteUrl } from './site.ts';
import { contactForm, sendInquiryInHaste } from './steps.ts';

/** What a browser says about a line that is broken, or a server that refuses. */
const FAULTS = [BROKEN_LINE, /status of (4|5)\d\d/, /^answer: (4|5)\d\d /];

/** A test with a faulty line of its own before the shared gateway. */
export const test = base
  // oxlint-disable-next-line no-empty-pattern -- vitest reads what a fixture needs out of its pattern.
  .extend('proxy', async ({}, { onCleanup }) => {
    const proxy = await startFaultProxy(siteUrl());
    onCleanup(() => proxy.close());
    return proxy;
  })
  .extend('visitor', async ({ proxy, newVisitor }): Promise<Visitor> => {
    const visitor = await newVisitor({ baseURL: proxy.url });
    visitor.expects(...FAULTS);
    return visitor;
  });

export const bar = (page: Page) => page.locator('[role=status][data-look]');

/** As the browser says it, which the page then finds out for itself: said again until the page listens. */
export async function loseTheLine(page: Page) {
  await eventually(async () => {
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    return bar(page).getByText(outbox.bar.lost).count();
  }).toBe(1);
}

export interface StoredApplication {
  readonly id: string;
  readonly email: string;
  readonly position: string;
  readonly resumeName: string;
}

export async function storedApplications(email: string): Promise<StoredApplication[]> {
  const answer = await ask('GET', '/api/admin/job-applications', { token: await adminToken() });
  return answer.json<StoredApplication[]>().filter((application) => application.email === email);
}

export async function storedResume(id: string): Promise<Buffer> {
  const answer = await fetch(`${siteUrl()}/api/admin/job-applications/${id}/resume`, { headers: { authorization: `Bearer ${await adminToken()}` } });
  return Buffer.from(await answer.arrayBuffer());
}

/** Leaves an inquiry on the device that the server answers with this at each later try. */
export async function keepInquiry(page: Page, proxy: FaultProxy, email: string, status: number) {
  await open(page, '/contact');
  await atRest(page);
  proxy.set({ type: 'cut-before' });
  await sendInquiryInHaste(page, email);
  await contactForm(page).getByRole('status').getByText(contact.form.kept.heading).waitFor();
  proxy.set({ type: 'answer', status, retryAfter: 600 });
  await eventually(async () => (await storedItems(page))[0]?.lastProblem?.status).toBe(status);
}

export { eventually };
