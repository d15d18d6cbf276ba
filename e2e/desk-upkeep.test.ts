import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect } from 'vitest';
import { anInquiry } from '../gateway/test/factories.ts';
import { type MailServer, startMailServer } from '../gateway/test/mail-server.ts';
import { flaws } from './axe.ts';
import { eventually, test } from './browser.ts';
import { startBuiltGateway, type BuiltGateway } from './gateway.ts';
import { send } from './rest.ts';
import { logIn } from './steps.ts';

let mail: MailServer;
let gateway: BuiltGateway;
beforeAll(async () => {
  mail = await startMailServer();
  mail.behave(550, 'mei@upkeep.example');
  gateway = await startBuiltGateway(undefined, { SMTP_URL: mail.url, MAIL_FROM: 'hello@longitude.example' });
});
afterAll(async () => {
  await gateway.stop();
  await mail.close();
});

test('staff see which letter did not arrive and send it again, save what is held of a person, and erase it', async ({ newVisitor }) => {
  const answer = await send('POST', `${gateway.url}/api/contact`, anInquiry({ elapsedMs: 60_000, email: 'mei@upkeep.example' }));
  expect(answer.status).toBe(201);
  const { page } = await newVisitor();
  await logIn(page, gateway.url);
  const tab = (name: string) => page.getByRole('tab', { name }).click();
  const letters = page.getByRole('region', { name: 'Letters that did not arrive' });
  // It is given up a moment after it was written; coming back to the tab reads the list anew.
  await eventually(async () => {
    await tab('Subscribers');
    await tab('Upkeep');
    await letters.getByText(/^None\.|^Each was tried/).first().waitFor();
    return letters.getByText('The mail server refuses it (SMTP 550), after 1 attempt', { exact: false }).count();
  }).toBe(1);
  expect(await flaws(page)).toEqual([]);
  mail.behave('takes', 'mei@upkeep.example');
  await letters.getByRole('button', { name: /^Try again.+inquiry of Mei Tan$/ }).click();
  await letters.getByText(/^None\./).waitFor();
  await eventually(() => mail.mails.map(({ to }) => to)).toEqual([['mei@upkeep.example']]);

  const person = page.getByRole('region', { name: 'A person’s data' });
  await person.getByLabel('E-mail address or phone number').fill('MEI@upkeep.example');
  await person.getByRole('button', { name: 'Look up' }).click();
  await person.getByRole('list', { name: 'What is held' }).getByText('Inquiries').waitFor();
  const saving = page.waitForEvent('download');
  await person.getByRole('button', { name: 'Save a copy' }).click();
  const file = JSON.parse(await readFile(await (await saving).path(), 'utf8')) as { inquiries: { first_name: string }[] };
  expect(file.inquiries.map(({ first_name }) => first_name)).toEqual(['Mei']);
  await person.getByRole('button', { name: 'Erase…' }).click();
  expect(await flaws(page)).toEqual([]);
  await person.getByRole('button', { name: 'Erase it for good' }).click();
  await person.getByText('1 record is erased', { exact: false }).waitFor();
  await tab('Contact Inquiries');
  await page.getByText('No inquiries found', { exact: true }).waitFor();
});
