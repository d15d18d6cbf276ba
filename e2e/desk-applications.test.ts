import { readFile } from 'node:fs/promises';
import { newsletter } from '#content/newsletter.ts';
import { afterAll, beforeAll, expect } from 'vitest';
import { anApplication, aPdf, multipart } from '../gateway/test/factories.ts';
import { flaws } from './axe.ts';
import { eventually, hydrated, test } from './browser.ts';
import { startBuiltGateway, type BuiltGateway } from './gateway.ts';
import { ask, send } from './rest.ts';
import { savedBy } from './saving.ts';
import { logIn, toasts } from './steps.ts';

let gateway: BuiltGateway;
beforeAll(async () => {
  gateway = await startBuiltGateway();
});
afterAll(() => gateway.stop());

async function applyAs(fields: Record<string, string>, file = aPdf()) {
  const { payload, headers } = multipart(anApplication(fields), file);
  const answer = await ask('POST', `${gateway.url}/api/job-applications`, { body: new Uint8Array(payload), headers });
  expect(answer.status).toBe(201);
}

// The first test finds the desk empty.
test('tabs for applications and subscribers say that there are none, and name both afterwards', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await logIn(page, gateway.url);
  await page.getByRole('tab', { name: 'Job Applications' }).click();
  await page.getByText('No applications found', { exact: true }).waitFor();
  await page.getByRole('tab', { name: 'Subscribers' }).click();
  await page.getByText('No subscribers found', { exact: true }).waitFor();

  const subscribed = await send('POST', `${gateway.url}/api/newsletter`, { email: 'reader@kedai.example', consent: newsletter.consents.at(-1)!.version });
  expect(subscribed.status).toBeLessThan(300);
  await page.getByRole('button', { name: /Refresh$/ }).click();
  const row = page.getByRole('list', { name: 'Subscribers' }).getByRole('listitem').first();
  await row.getByText('reader@kedai.example').first().waitFor();
  const badge = row.getByText('Not confirmed', { exact: true }).first();
  await badge.waitFor();
  expect(await flaws(page)).toEqual([]);

  // On a phone the address has its line for itself.
  await page.setViewportSize({ width: 360, height: 740 });
  const address = (await row.getByText('reader@kedai.example').first().boundingBox())!;
  expect((await badge.boundingBox())!.y).toBeGreaterThan(address.y + address.height - 2);
});

test('an application is read, moved on, and its résumé saved as it came', async ({ newVisitor }) => {
  const file = { ...aPdf(), name: 'résumé of Ravi.pdf' };
  await applyAs({ portfolioUrl: 'https://ravi.example/work', expectedSalary: '30,000', noticePeriod: 'One month' }, file);
  const { page } = await newVisitor();
  await logIn(page, gateway.url);
  await page.getByRole('tab', { name: 'Job Applications' }).click();
  const record = page.getByRole('list', { name: 'Job applications' }).getByRole('listitem').filter({ hasText: 'Ravi Menon' });
  const detail = record.getByRole('region');
  for (const value of ['Ravi', 'Menon', 'ravi.menon@example.com', '+91 98450 12345', 'Kochi', 'Mobile App Developer', 'Engineering', 'Bengaluru', '30,000', 'One month']) {
    await detail.getByText(value, { exact: true }).first().waitFor();
  }
  expect(await detail.getByRole('link', { name: 'https://ravi.example/work' }).getAttribute('rel')).toContain('noopener');

  const { file: saved, name } = await savedBy(page, () => detail.getByRole('button', { name: 'Download résumé' }).click());
  expect(name).toBe(file.name);
  expect(saved.url()).toMatch(/^blob:/);
  expect((await readFile(await saved.path())).equals(file.content)).toBe(true);

  const status = detail.getByRole('group', { name: 'Status' });
  expect(await record.getAttribute('data-lit')).toBe('true');
  for (const step of ['Reviewed', 'Shortlisted', 'Declined']) {
    await status.getByRole('button', { name: step }).click();
    await eventually(() => status.getByRole('button', { name: step }).getAttribute('aria-pressed')).toBe('true');
    await record.getByRole('button').first().getByText(step, { exact: true }).waitFor();
  }
  expect(await record.getAttribute('data-lit')).toBe('false');
  expect(await flaws(page)).toEqual([]);
});

test('applications are narrowed by position, status and words, which the address keeps', async ({ newVisitor }) => {
  await applyAs({ position: 'UI/UX Designer', firstName: 'Nurul', lastName: 'Hakim', email: 'nurul@kedai.example' });
  await applyAs({ position: 'UI/UX Designer', firstName: 'Wei', lastName: 'Ling', email: 'wei@kedai.example' });
  const { page } = await newVisitor();
  await logIn(page, gateway.url);
  await page.getByRole('tab', { name: 'Job Applications' }).click();
  const names = () => page.getByRole('list', { name: 'Job applications' }).locator('[data-record]').allInnerTexts().then((rows) => rows.map((row) => row.split('\n')[0]));
  await page.getByLabel('Position').selectOption('UI/UX Designer');
  await eventually(names).toEqual(['Wei Ling', 'Nurul Hakim']);
  await page.getByLabel('Order').selectOption({ label: 'Oldest first' });
  await eventually(names).toEqual(['Nurul Hakim', 'Wei Ling']);
  await page.getByRole('searchbox', { name: 'Search applications' }).fill('haki');
  await eventually(names).toEqual(['Nurul Hakim']);
  const kept = new URL(page.url()).searchParams;
  expect([kept.get('tab'), kept.get('position'), kept.get('order'), kept.get('q')]).toEqual(['job-applications', 'UI/UX Designer', 'oldest', 'haki']);

  await page.reload();
  await hydrated(page);
  await eventually(names).toEqual(['Nurul Hakim']);
  await page.getByRole('searchbox', { name: 'Search applications' }).fill('nobody of that name');
  await page.getByText('No applications found', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Clear' }).click();
  await eventually(async () => (await names()).length).toBeGreaterThan(1);
  expect(new URL(page.url()).search).toBe('?tab=job-applications');
});

test('a résumé that does not come says why', async ({ newVisitor }) => {
  await applyAs({ firstName: 'Devi', lastName: 'Nair' });
  const { page, expects } = await newVisitor();
  expects(/status of 503/, /^answer: 503 /);
  await page.route('**/resume', (route) => route.fulfill({ status: 503, body: 'Away for a moment.' }));
  await logIn(page, gateway.url);
  await page.getByRole('tab', { name: 'Job Applications' }).click();
  const record = page.getByRole('list', { name: 'Job applications' }).getByRole('listitem').first();
  await record.getByRole('button', { name: 'Download résumé' }).click();
  await toasts(page).getByText('Failed to download résumé', { exact: true }).waitFor();
  await toasts(page).getByText('503: Away for a moment.', { exact: true }).waitFor();
});
