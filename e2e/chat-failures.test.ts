import { chatWidget } from '#content/chat-widget.ts';
import { chat } from '#content/chat.ts';
import { company } from '#content/company.ts';
import { contact } from '#content/contact.ts';
import { wordless } from '#content/wordless.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { eventually, gate, test } from './browser.ts';
import { answerWith, field, hasFocus, log, openChat, panel, refuseWith, roundButton, said, say } from './chat-steps.ts';
import { atRest, storedItems } from './outbox-store.ts';
import { BROKEN_LINE } from './problems.ts';
import { contactForm, fillIn, takeAPersonsTime, toasts } from './steps.ts';

const { failure, lost, carry, carriedTooMuch } = chatWidget;
const REFUSED = [/status of (4|5)\d\d/, /^answer: (4|5)\d\d /];

const message = (page: Page) => contactForm(page).getByLabel('Message');

/** The toast is the one that the specification has, with this below its title. */
async function seeToast(page: Page, description: string) {
  const shown = toasts(page).filter({ hasText: failure.title });
  await shown.getByText(failure.title, { exact: true }).waitFor();
  await shown.getByText(description, { exact: true }).waitFor();
  expect(await shown.getAttribute('data-variant')).toBe('destructive');
}

test('an answer that is no success brings an apology and a toast, and the words come back', async ({ newVisitor }) => {
  const { page, expects } = await newVisitor();
  expects(...REFUSED);
  await openChat(page);
  await refuseWith(page, 503, 'Away for a moment.');
  await say(page, 'Do you work at night?');
  await seeToast(page, '503: Away for a moment.');
  expect(chat.apology).toContain('experiencing technical difficulties');
  expect(chat.apology).toContain(company.emails.support);
  await eventually(() => said(page).then((lines) => lines.slice(1))).toEqual([['user', 'Do you work at night?'], ['bot', chat.apology]]);
  await log(page).getByText(chatWidget.unanswered).waitFor();
  await eventually(() => field(page).inputValue()).toBe('Do you work at night?');

  // A proxy's page of an error is no words.
  await refuseWith(page, 502, '<html><body><h1>502 Bad Gateway</h1></body></html>');
  await field(page).press('Enter');
  await seeToast(page, `502: ${wordless}`);

  // Words without an end leave the toast in the window.
  await refuseWith(page, 502, 'x'.repeat(9000));
  await field(page).press('Enter');
  const text = toasts(page).getByText('502: xxx');
  await text.waitFor();
  expect((await text.boundingBox())!.height).toBeLessThan(200);

  // The next try is an ordinary message.
  await answerWith(page, { response: 'Now I am.' });
  await field(page).press('Enter');
  await eventually(async () => (await said(page)).at(-1)).toEqual(['bot', 'Now I am.']);
  await eventually(() => toasts(page).count(), 'what has gone wrong is over').toBe(0);
});

test.for([
  { retryAfter: '20', wait: '20 seconds' },
  { retryAfter: '1', wait: '1 second' },
  { retryAfter: '61', wait: '2 minutes' },
  { retryAfter: '-5', wait: '1 second' },
  { retryAfter: '999999', wait: 'an hour or more' },
])('too much at once is said in words, with the wait of $wait', async ({ retryAfter, wait }, { newVisitor }) => {
  const { page, expects } = await newVisitor();
  expects(...REFUSED);
  await openChat(page);
  await refuseWith(page, 429, 'Too many requests.', { 'retry-after': retryAfter });
  await say(page, 'And?');
  await seeToast(page, '429: Too many requests.');
  await eventually(async () => (await said(page)).at(-1)).toEqual(['bot', failure.tooMany(wait, true)]);
  await log(page).getByText(chatWidget.unsent).waitFor();
  await eventually(() => field(page).inputValue()).toBe('And?');
});

test('what is suggested and gets no answer can be asked again, beside what is being written', async ({ newVisitor }) => {
  const { page, expects } = await newVisitor();
  expects(...REFUSED);
  await openChat(page);
  await field(page).fill('half a sent');
  const asks = log(page).getByRole('list', { name: chatWidget.suggestions }).getByRole('button');
  await refuseWith(page, 429, 'Too many requests.', { 'retry-after': '20' });
  await asks.first().click();
  await eventually(async () => (await said(page)).at(-1)).toEqual(['bot', failure.tooMany('20 seconds', false)]);
  expect(failure.tooMany('20 seconds', false)).not.toContain('in the field');
  expect(await field(page).inputValue()).toBe('half a sent');
  expect(await asks.allTextContents()).toEqual([...chat.suggestions]);
  await answerWith(page, { response: 'It depends.' });
  await asks.first().click();
  await eventually(() => said(page).then((lines) => lines.slice(-2))).toEqual([['user', chat.suggestions[0]], ['bot', 'It depends.']]);
  expect(await field(page).inputValue()).toBe('half a sent');
});

test.for(['', 'null', '{"answer":1}', '<!doctype html>'])('an answer of “%s” is a failure', async (body, { newVisitor }) => {
  const { page } = await newVisitor();
  await openChat(page);
  await page.route('**/api/chat', (route) => route.fulfill({ status: 200, body, contentType: 'application/json' }));
  await say(page, 'And?');
  await seeToast(page, failure.unreadable);
  await eventually(async () => (await said(page)).at(-1)).toEqual(['bot', chat.apology]);
});

test('what was received, and its answer lost on the way, is answered when it is sent again, and counts once', async ({ newVisitor }) => {
  const { page, expects } = await newVisitor();
  expects(BROKEN_LINE);
  await openChat(page);
  const answers: unknown[] = [];
  await page.route('**/api/chat', async (route) => {
    const answer = await route.fetch();
    answers.push(await answer.json());
    await (answers.length === 1 ? route.abort('connectionreset') : route.fulfill({ response: answer }));
  });
  await say(page, 'Where are your offices?');
  await seeToast(page, failure.noAnswer);
  await log(page).getByText(chatWidget.unanswered, { exact: true }).waitFor();
  await field(page).press('Enter');
  await eventually(async () => (await said(page)).length).toBe(5);
  expect(answers[1]).toEqual(answers[0]);
  // Once it is answered, the same words are another message.
  await say(page, 'Where are your offices?');
  await eventually(async () => (await said(page)).length).toBe(7);
});

test('a toast that is closed by a key gives the focus back', async ({ newVisitor }) => {
  const { page, expects } = await newVisitor();
  expects(...REFUSED);
  await openChat(page);
  await refuseWith(page, 503, 'Away.');
  for (const keys of [['F8', 'Tab', 'Escape'], ['F8', 'Tab', 'Tab', 'Enter']]) {
    await say(page, 'Hello?');
    await seeToast(page, '503: Away.');
    await eventually(() => hasFocus(field(page))).toBe(true);
    for (const key of keys) await page.keyboard.press(key);
    await eventually(() => toasts(page).count()).toBe(0);
    await eventually(() => hasFocus(field(page))).toBe(true);
    expect(await panel(page).isVisible()).toBe(true);
  }
});

describe('without a line', () => {
  test('the words stay, and the contact form takes them and keeps them until there is one', async ({ newVisitor }) => {
    const { page, context, expects } = await newVisitor();
    expects(BROKEN_LINE);
    await openChat(page, '/contact');
    await atRest(page);
    await field(page).fill('We would like to sell batik online.');
    await context.setOffline(true);
    await panel(page).getByRole('heading', { name: lost.title }).waitFor();
    await panel(page).getByText(lost.text).waitFor();
    await field(page).press('Enter');
    await seeToast(page, failure.noAnswer);
    await log(page).getByText(chatWidget.unsent).waitFor();
    await eventually(async () => (await said(page)).at(-1)).toEqual(['bot', chat.apology]);
    await eventually(() => field(page).inputValue()).toBe('We would like to sell batik online.');

    // The form is on this very page.
    await panel(page).getByRole('link', { name: carry }).click();
    await panel(page).waitFor({ state: 'detached' });
    await eventually(() => toasts(page).count(), 'what failed in the chat lies on no field').toBe(0);
    expect(await message(page).inputValue()).toBe('We would like to sell batik online.');
    await eventually(() => hasFocus(message(page))).toBe(true);
    await fillIn(contactForm(page), { 'First name': 'Mei', 'Last name': 'Tan', 'E-mail': 'mei@kedai.example' });
    await takeAPersonsTime(page);
    await contactForm(page).getByRole('button', { name: 'Send Message' }).click();
    await eventually(async () => (await storedItems(page))[0]?.payload['message']).toBe('We would like to sell batik online.');
    await roundButton(page).click();
    expect(await field(page).inputValue(), 'they stand in one place').toBe('');
    expect(await said(page)).toHaveLength(3);
  });

  test('it says so, and what it says goes when the line is back', async ({ newVisitor }) => {
    const { page, context, expects } = await newVisitor();
    expects(BROKEN_LINE);
    await openChat(page);
    const hollow = () => panel(page).locator('h2 span').evaluate((dot) => dot.clientWidth / dot.getBoundingClientRect().width);
    // Forced colours leave borders, and no ground.
    expect(await hollow(), 'the sign before it is a full one').toBeLessThan(0.2);
    await context.setOffline(true);
    await panel(page).getByRole('heading', { name: lost.title }).waitFor();
    expect(await hollow(), 'the sign before it is a ring').toBeGreaterThan(0.5);
    await context.setOffline(false);
    await panel(page).getByRole('heading', { name: chat.status }).waitFor();
    expect(await panel(page).getByText(lost.text).count()).toBe(0);
  });
});

test('what is typed goes to the contact form from any page, below what stands there', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await openChat(page, '/contact');
  await fillIn(contactForm(page), { 'First name': 'Mei', Message: 'Hello.' });
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await page.waitForURL('**/about');
  await field(page).fill('Could you help us?');
  await panel(page).getByRole('link', { name: chatWidget.ways.form, exact: true }).click();
  await page.waitForURL('**/contact#write');
  await panel(page).waitFor({ state: 'detached' });
  await eventually(() => message(page).inputValue()).toBe('Hello.\n\nCould you help us?');
  expect(await contactForm(page).getByLabel('First name').inputValue()).toBe('Mei');
  await eventually(() => hasFocus(contactForm(page))).toBe(true);
});

test.for([
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
])('whoever is taken to the contact form sees its heading, $width px wide', async (viewport, { newVisitor }) => {
  const { page, expects } = await newVisitor({ viewport });
  expects(...REFUSED);
  await openChat(page, '/about');
  await refuseWith(page, 503, 'Away.');
  await say(page, 'Could you help us?');
  await seeToast(page, '503: Away.');
  await panel(page).getByRole('link', { name: carry }).click();
  await page.waitForURL('**/contact#write');
  await eventually(() => hasFocus(contactForm(page))).toBe(true);
  await eventually(() => toasts(page).count()).toBe(0);
  const heading = page.getByRole('heading', { name: contact.form.heading });
  const place = () => heading.evaluate((element) => element.getBoundingClientRect().top - document.querySelector('header')!.getBoundingClientRect().bottom);
  await eventually(place).toBeGreaterThan(8);
  await eventually(place).toBeLessThan(128);
});

test('on the page of the contact form its heading stays in view with the words', async ({ newVisitor }) => {
  const { page } = await newVisitor({ viewport: { width: 1440, height: 900 } });
  await openChat(page, '/contact');
  await field(page).fill('Could you help us?');
  await panel(page).getByRole('link', { name: chatWidget.ways.form, exact: true }).click();
  await eventually(() => hasFocus(message(page))).toBe(true);
  const bottomOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom);
  const heading = page.getByRole('heading', { name: contact.form.heading });
  await eventually(() => heading.evaluate((element) => element.getBoundingClientRect().top - document.querySelector('header')!.getBoundingClientRect().bottom)).toBeGreaterThan(8);
  expect(await bottomOf(message(page))).toBeLessThanOrEqual(900);
});

test('what is typed goes to the contact form that is just being left, too', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  const code = gate();
  await page.route('**/AboutPage-*.js', async (route) => {
    await code.passed;
    await route.continue();
  });
  await openChat(page, '/contact');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await page.waitForURL('**/about');
  await field(page).fill('Could you help us?');
  await panel(page).getByRole('link', { name: chatWidget.ways.form, exact: true }).click();
  await page.waitForURL('**/contact#write');
  code.open();
  await eventually(() => message(page).inputValue()).toBe('Could you help us?');
  await eventually(() => hasFocus(contactForm(page))).toBe(true);
});

test('what is too long for the contact form, too, is taken there whole, and said to be too long', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await openChat(page, '/about');
  const words = `${'word '.repeat(2000)}end`;
  await field(page).fill(words);
  await panel(page).getByText(chatWidget.field.farOver(9003, '10,000')).first().waitFor();
  await panel(page).getByRole('link', { name: carry }).click();
  await page.waitForURL('**/contact#write');
  await toasts(page).getByText(carriedTooMuch.title, { exact: true }).waitFor();
  await toasts(page).getByText(carriedTooMuch.text('10,003', '10,000'), { exact: true }).waitFor();
  await eventually(() => message(page).inputValue()).toBe(words);
});
