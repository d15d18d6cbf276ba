import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect } from 'vitest';
import { anInquiry } from '../gateway/test/factories.ts';
import { flaws } from './axe.ts';
import { eventually, test } from './browser.ts';
import { ADMIN, startBuiltGateway, type BuiltGateway } from './gateway.ts';
import { send } from './rest.ts';
import { savedBy } from './saving.ts';
import { fillIn, logIn, newestInquiry, toasts } from './steps.ts';

let gateway: BuiltGateway;
beforeAll(async () => {
  gateway = await startBuiltGateway();
});
afterAll(() => gateway.stop());

const secret = 'a-second-long-password';

test('an admin adds a colleague, gives them an inquiry, finds spam, exports a list, and changes their password', async ({ newVisitor }) => {
  await send('POST', `${gateway.url}/api/contact`, anInquiry({ firstName: 'Real', company: '=1+1', elapsedMs: 60_000 }));
  await send('POST', `${gateway.url}/api/contact`, anInquiry({ firstName: 'Casino', elapsedMs: 60_000 }));
  const { page, expects } = await newVisitor();
  // A wrong password.
  expects(/status of 400/, /^answer: 400 /);
  await logIn(page, gateway.url);
  await page.getByRole('tab', { name: 'Staff' }).click();
  await page.getByRole('list', { name: 'Admins' }).getByText(ADMIN.email).waitFor();
  await page.getByText(/^Nothing yet\./).waitFor();
  await page.getByRole('button', { name: 'Add an admin' }).click();
  const form = page.getByRole('form', { name: 'Add an admin' });
  await fillIn(form, { Name: 'Ravi Menon', 'E-mail': 'ravi@longitude.example', 'First password': 'short', 'Your own password': ADMIN.password });
  await form.getByRole('button', { name: 'Add the admin' }).click();
  await form.getByText(/at least 12 characters long/i).waitFor();
  await fillIn(form, { 'First password': secret });
  await form.getByRole('button', { name: 'Add the admin' }).click();
  await page.getByRole('list', { name: 'Admins' }).getByText('Ravi Menon').first().waitFor();
  await page.getByRole('list', { name: 'What was done' }).getByText('Asha Rao gave Ravi Menon access').waitFor();
  expect(await flaws(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Contact Inquiries' }).click();
  const { row, detail } = await newestInquiry(page);
  await row.getByText('Casino Tan').waitFor();
  await detail.getByRole('button', { name: 'Spam', exact: true }).click();
  await row.getByText('Real Tan').waitFor();
  await page.getByRole('region', { name: 'Real Tan' }).getByRole('combobox', { name: 'Give it to' }).selectOption({ label: 'Ravi Menon' });
  await page.getByRole('region', { name: 'Real Tan' }).getByText('Ravi Menon', { exact: true }).waitFor();

  const { file, name } = await savedBy(page, () => page.getByRole('group', { name: 'Export' }).getByRole('button', { name: 'CSV' }).click());
  expect(name).toMatch(/^inquiries-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv.startsWith('\ufeff"id"')).toBe(true);
  expect([csv.includes(`"'=1+1"`), csv.includes('Casino')]).toEqual([true, false]);

  await page.getByRole('group', { name: 'Show' }).getByRole('button', { name: /^Suspected spam/ }).click();
  await row.getByText('Casino Tan').waitFor();
  await page.getByRole('region', { name: 'Casino Tan' }).getByRole('button', { name: 'Not spam' }).click();
  await page.getByText('No inquiries found', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await row.getByText('Casino Tan').waitFor();

  await page.getByRole('tab', { name: 'Figures' }).click();
  await page.getByRole('img', { name: 'Per week' }).waitFor();
  await page.getByRole('paragraph').getByText('Inquiries in the last 12 weeks: 1. Leads: 0.').waitFor();
  const byPage = page.getByRole('region', { name: 'By service' });
  await byPage.getByText('As a table').click();
  await byPage.getByRole('row', { name: 'E-commerce 1 0' }).waitFor();
  expect(await flaws(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Staff' }).click();
  await page.getByText('Asha Rao exported inquiries').waitFor();
  // Whoever is removed is asked about twice; oneself cannot be.
  expect(await page.getByRole('button', { name: /^Remove…/ }).count()).toBe(1);
  await page.getByRole('button', { name: 'Remove… Ravi Menon' }).click();
  const removal = page.getByRole('form', { name: 'Remove Ravi Menon' });
  await removal.getByLabel('Your own password').fill(ADMIN.password);
  await removal.getByRole('button', { name: 'Remove Ravi Menon' }).click();
  await page.getByText('Asha Rao took Ravi Menon’s access away').waitFor();
  await removal.waitFor({ state: 'detached' });
  expect(await page.getByRole('list', { name: 'Admins' }).getByRole('listitem').allInnerTexts()).toEqual([expect.stringContaining('Asha Rao')]);

  const own = page.getByRole('form', { name: 'Change your password' });
  const changeFrom = async (current: string) => {
    await fillIn(own, { 'Current password': current, 'New password': secret });
    await own.getByRole('button', { name: 'Change password' }).click();
  };
  await changeFrom('not-the-password');
  await toasts(page).getByText('400: The current password is wrong.').waitFor();
  await changeFrom(ADMIN.password);
  await toasts(page).getByText('Password changed', { exact: true }).waitFor();
  await page.getByText('Asha Rao changed their password').waitFor();
  const again = await send('POST', `${gateway.url}/api/admin/login`, { email: ADMIN.email, password: secret });
  expect(again.status).toBe(200);
  const other = again.json<{ token: string }>().token;

  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('form', { name: 'Login' }).waitFor();
  await eventually(async () => (await fetch(`${gateway.url}/api/admin/verify`, { headers: { authorization: `Bearer ${other}` } })).status).toBe(401);
});
