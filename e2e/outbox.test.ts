import { contact } from '#content/contact.ts';
import { outboxForms } from '#content/outbox-forms.ts';
import { outbox } from '#content/outbox.ts';
import { expect } from 'vitest';
import { open } from './browser.ts';
import { bar, eventually, test } from './outbox-steps.ts';
import { atRest, states, storedItems } from './outbox-store.ts';
import { allStoredInquiries } from './rest.ts';
import { anInquiryBy, contactForm, heldBy, sendInquiryInHaste, toasts, valuesOf } from './steps.ts';

const labels = Object.keys(anInquiryBy(''));
const emptied = Object.fromEntries(labels.map((label) => [label, '']));

test('rule 0: an answer that is no success goes back to the form, and nothing waits', async ({ proxy, visitor: { page } }) => {
  const email = 'rule0@kedai.example';
  await open(page, '/contact');
  await atRest(page);
  for (const fault of [{ type: 'answer', status: 500 }, { type: 'answer', status: 429, retryAfter: 1 }, { type: 'answer', status: 503, retryAfter: 1 }] as const) {
    proxy.set(fault);
    const before = proxy.keys.length;
    if (before === 0) await sendInquiryInHaste(page, email);
    else await contactForm(page).getByRole('button', { name: 'Send Message' }).click();
    await eventually(() => proxy.keys.length).toBe(before + 1);
    await toasts(page).getByText('Failed to submit inquiry. Please try again.', { exact: true }).waitFor();
    await contactForm(page).getByRole('status').getByText('Not sent.').waitFor();
    expect(await valuesOf(contactForm(page), labels)).toEqual(heldBy(email));
    await eventually(() => storedItems(page)).toEqual([]);
  }
  expect(new Set(proxy.keys).size, 'one key until it is edited').toBe(1);
  expect(await allStoredInquiries(email)).toEqual([]);
});

test('an answer of success clears the form and keeps nothing', async ({ visitor: { page } }) => {
  const email = 'success@kedai.example';
  await open(page, '/contact');
  await sendInquiryInHaste(page, email);
  await toasts(page).getByText(contact.form.sent.heading, { exact: true }).waitFor();
  expect(await valuesOf(contactForm(page), labels)).toEqual(emptied);
  expect(await storedItems(page)).toEqual([]);
  expect(await allStoredInquiries(email)).toHaveLength(1);
});

test('rule 1: it is on the disk before the first try, so that a tab may die in the middle of it', async ({ proxy, visitor: { page, context } }) => {
  const email = 'rule1@kedai.example';
  await open(page, '/contact');
  await atRest(page);
  proxy.set({ type: 'hold' });
  await sendInquiryInHaste(page, email);
  await eventually(() => proxy.keys.length).toBe(1);
  expect(await storedItems(page)).toMatchObject([{ id: proxy.keys[0], kind: 'inquiry', state: 'sending', payload: { email } }]);
  await page.close();

  proxy.set({ type: 'pass' });
  const next = await context.newPage();
  await open(next, '/');
  await eventually(() => allStoredInquiries(email)).toHaveLength(1);
  expect(new Set(proxy.keys)).toEqual(new Set([proxy.keys[0]]));
  await eventually(() => states(next)).toEqual(['received']);
});

test('rule 2: a dead server is noticed to be back without any event, and the visitor is told', async ({ proxy, visitor: { page } }) => {
  const email = 'rule2@kedai.example';
  await open(page, '/contact');
  await atRest(page);
  await proxy.die();
  await sendInquiryInHaste(page, email);
  await contactForm(page).getByRole('status').getByText(contact.form.kept.heading).waitFor();
  expect(await valuesOf(contactForm(page), labels)).toEqual(emptied);
  await bar(page).getByText(outbox.bar.lost).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: `${outboxForms.link} (1)` }).waitFor();
  expect(await states(page)).toEqual(['waiting']);

  await proxy.revive();
  await bar(page).getByText(/^Your message has arrived\. Receipt [\dA-F]{4}-[\dA-F]{4}\.$/).waitFor();
  expect(await allStoredInquiries(email)).toHaveLength(1);
  await bar(page).getByRole('button', { name: 'Close' }).click();
  await eventually(() => storedItems(page)).toEqual([]);
  await eventually(() => bar(page).count()).toBe(0);
});

test('rule 2: the line that comes back sends it', async ({ visitor: { page, context } }) => {
  const email = 'rule2.online@kedai.example';
  await open(page, '/contact');
  await atRest(page);
  await context.setOffline(true);
  await bar(page).getByText(outbox.bar.lost).waitFor();
  await sendInquiryInHaste(page, email);
  await contactForm(page).getByRole('status').getByText(contact.form.kept.heading).waitFor();
  await context.setOffline(false);
  await eventually(() => allStoredInquiries(email)).toHaveLength(1);
});

test('rule 3: one drainer at a time, however many tabs are open', async ({ proxy, visitor: { page, context } }) => {
  const email = 'rule3@kedai.example';
  const other = await context.newPage();
  await open(other, '/');
  await atRest(other);
  await open(page, '/contact');
  await atRest(page);
  await proxy.die();
  await sendInquiryInHaste(page, email);
  await contactForm(page).getByRole('status').getByText(contact.form.kept.heading).waitFor();
  await proxy.revive();
  await Promise.all([page, other].map((tab) => tab.evaluate(() => dispatchEvent(new Event('online')))));
  await eventually(() => states(page)).toEqual(['received']);
  expect(proxy.keys).toHaveLength(1);
  expect(await allStoredInquiries(email)).toHaveLength(1);
  await bar(other).getByText(/has arrived/).waitFor();
});

test('rule 5: committed and the answer dropped is still one inquiry', async ({ proxy, visitor: { page } }) => {
  const email = 'rule5@kedai.example';
  await open(page, '/contact');
  await atRest(page);
  proxy.set({ type: 'drop-answer' });
  await sendInquiryInHaste(page, email);
  await contactForm(page).getByRole('status').getByText(contact.form.kept.heading).waitFor();
  expect(await allStoredInquiries(email)).toHaveLength(1);
  proxy.set({ type: 'pass' });
  await eventually(() => states(page)).toEqual(['received']);
  expect(await allStoredInquiries(email)).toHaveLength(1);
  expect(new Set(proxy.keys).size).toBe(1);
});

test('rule 8: where storage refuses, the form stays filled and says that nothing was kept', async ({ proxy, visitor: { page } }) => {
  const email = 'rule8@kedai.example';
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('No.', 'SecurityError');
    };
  });
  await open(page, '/contact');
  await atRest(page);
  await proxy.die();
  await sendInquiryInHaste(page, email);
  await toasts(page).getByText(outboxForms.notKept.title, { exact: true }).waitFor();
  expect(await valuesOf(contactForm(page), labels)).toEqual(heldBy(email));

  await proxy.revive();
  await contactForm(page).getByRole('button', { name: 'Send Message' }).click();
  await toasts(page).getByText(contact.form.sent.heading, { exact: true }).waitFor();
  expect(await allStoredInquiries(email)).toHaveLength(1);
});
