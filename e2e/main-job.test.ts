import { contact } from '#content/contact.ts';
import { home } from '#content/home.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, gate, hydrated, open, test } from './browser.ts';
import { ADMIN } from './gateway.ts';
import { anInquiryBy, contactForm, counter, countOf, logIn, newestId, newestInquiry, sendInquiry, toasts, tokenOf, valuesOf } from './steps.ts';

test('a visitor asks for a quote, and a member of staff reads it', async ({ newVisitor }) => {
  const email = 'mei.tan@kedai.example';
  const { page } = await newVisitor();

  await open(page, '/');
  const { before, emphasis, after } = home.heading;
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(before + emphasis + after);
  await page.getByText(home.closing.text).waitFor();

  await page.getByRole('banner').getByRole('link', { name: 'Get Quote' }).click();
  await page.getByRole('heading', { level: 1, name: contact.heading }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/contact');

  const held = gate();
  await page.route('**/api/contact', async (route) => {
    await held.passed;
    await route.continue();
  });
  await sendInquiry(page, email);
  const sending = contactForm(page).getByRole('button', { name: 'Sending...' });
  await sending.waitFor();
  expect(await sending.isDisabled()).toBe(true);
  held.open();

  await toasts(page).getByText(contact.form.sent.heading, { exact: true }).waitFor();
  await contactForm(page).getByRole('status').getByText(contact.form.sent.text).waitFor();
  const labels = Object.keys(anInquiryBy(email));
  expect(await valuesOf(contactForm(page), labels)).toEqual(Object.fromEntries(labels.map((label) => [label, ''])));
  expect(await contactForm(page).getByRole('button', { name: 'Send Message' }).isEnabled()).toBe(true);

  await readAsStaff((await newVisitor()).page, email);
});

async function readAsStaff(page: Page, email: string) {
  await logIn(page);
  await page.getByText(ADMIN.name, { exact: true }).waitFor();
  const unread = await countOf(page, 'Unread inquiries');
  expect(unread).toBeGreaterThan(0);

  const { record, row, detail } = await newestInquiry(page);
  await row.getByText('Unread', { exact: true }).waitFor();
  expect(await record.getAttribute('data-lit')).toBe('true');
  const unreadLook = await row.getByText('Mei Tan').evaluate(look);
  for (const value of ['Mei', 'Tan', email, '+60 12 345 6789', 'Kedai Kita', 'E-commerce', '/contact']) {
    await detail.getByText(value, { exact: true }).first().waitFor();
  }
  expect(await detail.getByText('We would like to sell our batik online.').innerText()).toBe(anInquiryBy(email).Message);
  expect(await detail.locator('time').getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\dT/);

  await detail.getByRole('button', { name: 'Mark as Read' }).click();
  await row.getByText('Unread', { exact: true }).waitFor({ state: 'detached' });
  await detail.getByText('Unread', { exact: true }).waitFor({ state: 'detached' });
  await detail.getByRole('button', { name: 'Mark as Read' }).waitFor({ state: 'detached' });
  expect(await record.getAttribute('data-lit')).toBe('false');
  expect(await row.getByText('Mei Tan').evaluate(look), 'an unread inquiry stands out').not.toEqual(unreadLook);
  await eventually(() => counter(page, 'Unread inquiries')).toBe(String(unread - 1));

  await page.reload();
  await hydrated(page);
  const again = await newestInquiry(page);
  await again.detail.getByText(email, { exact: true }).first().waitFor();
  expect(await again.record.getAttribute('data-lit')).toBe('false');
  await eventually(() => counter(page, 'Unread inquiries')).toBe(String(unread - 1));

  expect(await tokenOf(page)).not.toBeNull();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('heading', { name: 'Log in to the dashboard' }).waitFor();
  expect(await tokenOf(page)).toBeNull();
}

function look(element: Element) {
  const { fontWeight, color, backgroundColor } = getComputedStyle(element);
  return { fontWeight, color, backgroundColor };
}

test('an inquiry that is sent from a second tab appears on the open desk', async ({ newVisitor }) => {
  const { page: desk, context } = await newVisitor();
  await logIn(desk);
  const before = await countOf(desk, 'Total inquiries');
  const top = before > 0 ? await newestId(desk) : undefined;

  const site = await context.newPage();
  await open(site, '/contact');
  await sendInquiry(site, 'second.tab@kedai.example');
  await toasts(site).waitFor();

  await eventually(() => counter(desk, 'Total inquiries')).toBe(String(before + 1));
  const { row, detail } = await newestInquiry(desk, top);
  await row.getByText('Unread', { exact: true }).waitFor();
  await detail.getByRole('link', { name: 'second.tab@kedai.example' }).waitFor();
});
