import { expect } from 'vitest';
import { eventually, test } from './browser.ts';
import { anInquiryBy, contactForm, countOf, fillIn, logIn, newestInquiry, takeAPersonsTime, tokenOf } from './steps.ts';
import { cached, inCharge, returningVisitor } from './worker.ts';

const badges = 'desk-test-badges';
const SECRET = 'offline-desk@example.com';

test('the desk opens without a line, shows no record, and keeps the token until the server says something', async ({ newVisitor }) => {
  const { page, context, front, expects } = await returningVisitor(newVisitor, '/contact');
  expects(/50[03]/);
  await page.addInitScript((key) => {
    navigator.setAppBadge = async (count) => sessionStorage.setItem(key, String(count));
    navigator.clearAppBadge = async () => sessionStorage.setItem(key, 'none');
  }, badges);
  const form = contactForm(page);
  await form.waitFor();
  await fillIn(form, anInquiryBy(SECRET));
  await takeAPersonsTime(page);
  const sent = page.waitForResponse('**/api/contact');
  await form.getByRole('button', { name: 'Send Message' }).click();
  expect((await sent).ok()).toBe(true);

  await logIn(page);
  const { row } = await newestInquiry(page);
  await row.waitFor();
  const unread = await countOf(page, 'Unread inquiries');
  await eventually(() => page.evaluate((key) => sessionStorage.getItem(key), badges)).toBe(String(unread));
  await eventually(async () => (await cached(page)).some(({ cache, url }) => cache === 'longitude-desk' && url === '/admin')).toBe(true);

  // What is in memory stays readable, and says how old it is.
  await context.setOffline(true);
  await page.getByText(/This is as it was at \d\d:\d\d/).waitFor();
  expect(await row.isVisible()).toBe(true);

  await page.reload();
  await page.getByRole('heading', { name: 'The dashboard is out of reach' }).waitFor();
  expect(await page.getByText(SECRET).count()).toBe(0);
  const token = await tokenOf(page);
  expect(token).not.toBe(null);
  const kept = await cached(page);
  expect(kept.filter(({ url, text }) => text.includes(SECRET) || text.includes(token!) || /graphql|\/api/.test(url))).toEqual([]);

  // The line is back by itself.
  await context.setOffline(false);
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();

  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('form', { name: 'Login' }).waitFor();
  await eventually(() => page.evaluate((key) => sessionStorage.getItem(key), badges)).toBe('none');
  const left = await page.evaluate(async () => ({ ...localStorage, databases: JSON.stringify(await indexedDB.databases()) }));
  expect(JSON.stringify(left)).not.toContain(token!);
  expect(JSON.stringify([left, await cached(page)])).not.toMatch(/offline-desk|Asha Rao/);

  // A failure by the server is an answer.
  await page.evaluate((value) => localStorage.setItem('adminToken', value), token!);
  front.at('/graphql', (_request, response) => void response.writeHead(503, { 'content-type': 'text/plain' }).end('Later.'));
  await page.reload();
  await page.getByRole('form', { name: 'Login' }).waitFor();
  expect(await tokenOf(page)).toBe(null);
});

test('a desk without a server opens by itself once there is one', async ({ newVisitor }) => {
  const { page, expects } = await newVisitor();
  expects(/ERR_CONNECTION_REFUSED/);
  await logIn(page);
  await page.route('**/graphql', (route) => route.abort('connectionrefused'));
  await page.reload();
  await page.getByRole('heading', { name: 'The dashboard is out of reach' }).waitFor();
  // Nothing tells the browser that a server is back.
  await page.unroute('**/graphql');
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
});

test('whoever never opened the desk has nothing of it', async ({ newVisitor }) => {
  const { page, front } = await returningVisitor(newVisitor);
  await inCharge(page);
  await page.goto('/about');
  expect((await cached(page)).filter(({ cache, url }) => cache === 'longitude-desk' || /admin/i.test(url))).toEqual([]);
  expect(front.asked.filter((asked) => /admin/i.test(asked))).toEqual([]);
});
