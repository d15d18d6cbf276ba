import { careers } from '#content/careers.ts';
import { contact } from '#content/contact.ts';
import { expect } from 'vitest';
import { open } from './browser.ts';
import { eventually, storedApplications, storedResume, test } from './outbox-steps.ts';
import { atRest, states, storedItems } from './outbox-store.ts';
import { allStoredInquiries } from './rest.ts';
import { apply, contactForm, sendInquiryInHaste, toasts } from './steps.ts';

const MEGABYTE = 1024 * 1024;

/** A PDF by its first and last bytes, every other one different. */
function aResume(bytes: number): Buffer {
  const resume = Buffer.alloc(bytes, '%PDF-1.7\n');
  for (let at = 9; at < bytes; at += 4) resume.writeUInt8((at * 2654435761) & 0xff, at);
  resume.write('%%EOF\n', bytes - 6);
  return resume;
}

test.for(['cut-before', 'cut-during'] as const)('%s: it is kept, and arrives once', async (type, { proxy, visitor: { page } }) => {
  const email = `${type}@kedai.example`;
  await open(page, '/contact');
  await atRest(page);
  proxy.set({ type });
  await sendInquiryInHaste(page, email);
  await contactForm(page).getByRole('status').getByText(contact.form.kept.heading).waitFor();
  expect(await allStoredInquiries(email)).toEqual([]);
  proxy.set({ type: 'pass' });
  await eventually(() => states(page)).toEqual(['received']);
  expect(await allStoredInquiries(email)).toHaveLength(1);
});

test('rule 4: what the server puts off at a later try waits as long as it asks', async ({ proxy, visitor: { page } }) => {
  const email = 'rule4@kedai.example';
  await open(page, '/contact');
  await atRest(page);
  proxy.set({ type: 'cut-before' });
  await sendInquiryInHaste(page, email);
  await contactForm(page).getByRole('status').getByText(contact.form.kept.heading).waitFor();
  // Once, and then no more: the last two tries are the one that is put off and the one after it.
  proxy.set({ type: 'answer', status: 503, retryAfter: 4 }, { type: 'pass' });
  await eventually(() => states(page)).toEqual(['received']);
  const [putOff = NaN, after = NaN] = proxy.times.slice(-2);
  expect(after - putOff).toBeGreaterThanOrEqual(4000);
  expect(await allStoredInquiries(email)).toHaveLength(1);
});

test('rule 6: a résumé of 5 MB that was kept arrives byte for byte', async ({ proxy, visitor: { page } }) => {
  const email = 'rule6@mail.example';
  const resume = aResume(5 * MEGABYTE);
  await open(page, '/careers');
  await atRest(page, 'ApplicationDialog-');
  await proxy.die();
  await apply(page, email, resume);
  await toasts(page).getByText(careers.application.kept.heading, { exact: true }).waitFor();
  expect(await storedItems(page)).toMatchObject([{ kind: 'application', state: 'waiting', payload: { email } }]);
  await proxy.revive();
  await eventually(() => states(page)).toEqual(['received']);
  const [application, ...others] = await storedApplications(email);
  expect(others).toEqual([]);
  expect(application).toMatchObject({ resumeName: 'cv.pdf' });
  expect((await storedResume(application?.id ?? '')).equals(resume)).toBe(true);
});

test('rule 7: nothing of the person stays on the device once it is received', async ({ proxy, visitor: { page, context } }) => {
  const email = 'rule7@mail.example';
  await open(page, '/careers');
  await atRest(page, 'ApplicationDialog-');
  proxy.set({ type: 'drop-answer' });
  await apply(page, email, aResume(2000));
  await toasts(page).getByText(careers.application.kept.heading, { exact: true }).waitFor();
  proxy.set({ type: 'pass' });
  await eventually(() => states(page)).toEqual(['received']);
  const left = JSON.stringify([await storedItems(page), await context.storageState()]);
  for (const word of [email, 'Aisyah', 'Rahman', '0000 0000', 'Penang', 'cv.pdf', 'work with you']) expect(left).not.toContain(word);
  expect(await storedItems(page)).toMatchObject([{ payload: {}, receipt: expect.stringMatching(/^[\dA-F]{4}-[\dA-F]{4}$/) }]);
  expect(await storedApplications(email)).toHaveLength(1);
});
