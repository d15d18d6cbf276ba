import { careers } from '#content/careers.ts';
import { contact } from '#content/contact.ts';
import { newsletter } from '#content/newsletter.ts';
import { outbox } from '#content/outbox.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { open } from './browser.ts';
import { bar, eventually, test } from './outbox-steps.ts';
import { states } from './outbox-store.ts';
import { adminToken, allStoredInquiries, ask } from './rest.ts';
import { anInquiryBy, applicationForm, contactForm, heldBy, sendInquiryInHaste, takeAPersonsTime, toasts, valuesOf } from './steps.ts';

/** Parts of a page, or the way to the server, that are lost until `makeGood` is called. */
async function lose(page: Page, addresses: RegExp) {
  let isLost = true;
  await page.route(addresses, (route) => (isLost ? route.abort('connectionrefused') : route.continue()));
  return { makeGood: () => void (isLost = false) };
}

const expected = /Failed to fetch dynamically imported module/;
const rules = /\/(inquiry\.)?rules-[^/]+\.js$/;
const outboxCode = /\/outbox-[^/]+\.js$/;
const send = (page: Page) => contactForm(page).getByRole('button', { name: contact.form.send }).click();

/** Writes a message whose code does not come, while there is no line at all. */
async function writeInVain(page: Page, email: string) {
  await open(page, '/contact');
  const line = await lose(page, /\/healthz$/);
  await takeAPersonsTime(page);
  await sendInquiryInHaste(page, email);
  await contactForm(page).getByText(contact.form.notSent).waitFor();
  expect(await valuesOf(contactForm(page), Object.keys(anInquiryBy(email)))).toEqual(heldBy(email));
  line.makeGood();
}

/** Tells whether a file was asked for once more, as far as this document goes: browsers differ in that (HTML's module map). */
function whetherAskedFor(page: Page, file: RegExp): () => boolean {
  let [asked, left] = [false, false];
  page.on('request', (request) => {
    left ||= request.isNavigationRequest();
    asked ||= !left && file.test(request.url());
  });
  return () => asked;
}

/** On a busy device a frame may come before React has finished what it was asked for. */
function hurryFrames(page: Page) {
  return page.evaluate(() => {
    window.requestAnimationFrame = (call) => {
      queueMicrotask(() => call(performance.now()));
      return 0;
    };
  });
}

test('a message whose rules were lost on the way is sent at the second try', async ({ visitor: { page, expects } }) => {
  const email = 'rules-late@kedai.example';
  expects(expected);
  const code = await lose(page, rules);
  await writeInVain(page, email);
  code.makeGood();
  const askedAgain = whetherAskedFor(page, rules);
  await send(page);
  const toast = toasts(page).getByText(contact.form.sent.heading, { exact: true });
  const posted = page.getByRole('heading', { level: 1, name: contact.form.sent.heading });
  await toast.or(posted).first().waitFor();
  expect(await toast.isVisible(), 'a browser that asks for it again sends it from the page, and any other posts it').toBe(askedAgain());
  expect(await allStoredInquiries(email)).toHaveLength(1);
});

test.for([['rules', rules], ['outbox', outboxCode]] as const)('a message whose %s code never comes, as in a browser that asks for nothing twice, is posted', async ([name, code], { visitor: { page, expects } }) => {
  const email = `${name}-never@kedai.example`;
  expects(expected);
  await lose(page, code);
  await writeInVain(page, email);
  await hurryFrames(page);
  await send(page);
  await page.getByRole('heading', { level: 1, name: contact.form.sent.heading }).waitFor();
  const stored = await ask('GET', `/api/admin/inquiries?spam=false`, { token: await adminToken() });
  const inquiries = stored.json<Readonly<Record<string, unknown>>[]>().filter((inquiry) => inquiry['email'] === email);
  expect(inquiries).toMatchObject([{ firstName: 'Mei', service: 'ecommerce' }]);
});

test('an address for the newsletter whose code never comes is posted', async ({ visitor: { page, expects } }) => {
  expects(expected);
  await lose(page, /\/(newsletter\.rules|submit)-[^/]+\.js$/);
  await open(page, '/blog');
  const form = page.getByRole('form', { name: newsletter.heading });
  await form.getByLabel(newsletter.label).fill('posted@kedai.example');
  await form.getByRole('button', { name: newsletter.button }).click();
  await page.getByRole('heading', { level: 1, name: newsletter.done.heading }).waitFor();
});

test('a form to apply with that was lost on the way opens at the second press', async ({ visitor: { page, expects } }) => {
  expects(expected);
  const code = await lose(page, /\/ApplicationDialog-[^/]+\.js(?:\?|$)/);
  await open(page, '/careers');
  const button = page.getByRole('button', { name: /^Apply Now/ }).first();
  await button.click();
  await toasts(page).getByText(careers.application.notLoaded, { exact: true }).waitFor();
  code.makeGood();
  await button.click();
  await applicationForm(page).waitFor();
});

test('what is kept leaves by itself also where the parts that watch over it were lost on the way', async ({ proxy, visitor: { page, expects } }) => {
  expects(expected);
  const email = 'unwatched@kedai.example';
  const parts = await lose(page, /\/(OfflineBar|SavedLink)-[^/]+\.js$/);
  await open(page, '/contact');
  proxy.set({ type: 'cut-before' });
  await sendInquiryInHaste(page, email);
  await contactForm(page).getByText(contact.form.kept.heading).waitFor();
  proxy.set({ type: 'pass' });
  await eventually(() => states(page)).toEqual(['received']);
  parts.makeGood();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await bar(page).getByText(outbox.bar.arrived(outbox.kinds['inquiry']!.name)).waitFor();
  expect(await allStoredInquiries(email)).toHaveLength(1);
});
