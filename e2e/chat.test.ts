import { chatWidget } from '#content/chat-widget.ts';
import { chat } from '#content/chat.ts';
import { company } from '#content/company.ts';
import { expect } from 'vitest';
import { publicPaths, unknownPaths } from './addresses.ts';
import { eventually, gate, open, test } from './browser.ts';
import { answerWith, field, hasFocus, isDisabled, log, openChat, panel, roundButton, said, say, sendButton } from './chat-steps.ts';
import { bodyAt } from './front.ts';
import { toasts } from './steps.ts';

const greeting = ['bot', chat.greeting];

test('the round button is in the HTML of every public page, and not on the desk', async ({ newVisitor }) => {
  for (const path of [...publicPaths, ...unknownPaths.map((unknown) => unknown.path)]) {
    expect((await bodyAt(path)).match(/<button[^>]*popoverTarget="chat-soon"/gi), `at ${path}`).toHaveLength(1);
  }
  const { page } = await newVisitor();
  await open(page, '/about');
  const box = (await roundButton(page).boundingBox())!;
  const { width, height } = page.viewportSize()!;
  expect([width - box.x - box.width, height - box.y - box.height]).toEqual([16, 16]);
  expect(await roundButton(page).evaluate((button) => getComputedStyle(button).borderRadius)).toBe('50%');
  expect(box.width).toBe(box.height);
  await open(page, '/admin');
  expect(await page.getByRole('button', { name: /chat/i }).count()).toBe(0);
});

test('it opens and closes the panel, and so does the cross in the head', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await openChat(page);
  await panel(page).getByRole('heading', { name: 'Online - Ready to help', exact: true }).waitFor();
  expect(await field(page).getAttribute('placeholder')).toBe('Type your message...');
  expect(await said(page)).toEqual([greeting]);
  expect(await roundButton(page).getAttribute('aria-expanded')).toBe('true');
  expect(await roundButton(page).getAttribute('data-tip'), 'no tip offers what is there').toBe(null);

  await roundButton(page).click();
  await panel(page).waitFor({ state: 'detached' });
  expect(await roundButton(page).getAttribute('aria-expanded')).toBe('false');
  await roundButton(page).click();
  await panel(page).waitFor();
  expect(await said(page), 'one greeting, however often it is opened').toEqual([greeting]);
  await panel(page).getByRole('button', { name: 'Close', exact: true }).click();
  await panel(page).waitFor({ state: 'detached' });
  await eventually(() => hasFocus(roundButton(page))).toBe(true);
});

test('a message is sent trimmed with the session of this load of the page, and answered from the site', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  const sent: { message: string; sessionId: string }[] = [];
  page.on('request', (request) => request.url().endsWith('/api/chat') && sent.push(request.postDataJSON() as (typeof sent)[number]));
  await openChat(page);
  const before = Date.now();
  await say(page, '  What about web development?\n ');
  await eventually(async () => (await said(page)).length).toBe(3);
  const [, own, answer] = await said(page);
  expect(own).toEqual(['user', 'What about web development?']);
  expect(answer).toEqual(['bot', expect.stringMatching(/\w/)]);
  expect(await field(page).inputValue()).toBe('');

  // Over to the page that the answer comes from, without loading a document; the conversation is still there.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const link = log(page).getByRole('list', { name: chatWidget.links }).getByRole('link').first();
  const href = (await link.getAttribute('href'))!;
  await link.click();
  await page.waitForURL(`**${href}`);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await said(page)).toHaveLength(3);
  await say(page, 'Thank you');
  await eventually(async () => (await said(page)).length).toBe(5);
  expect(sent.map(({ message }) => message)).toEqual(['What about web development?', 'Thank you']);
  expect(sent[1]!.sessionId).toBe(sent[0]!.sessionId);
  const [, prefix, time] = /^([a-z]+)-(\d+)-[0-9a-z]{8,}$/.exec(sent[0]!.sessionId) ?? [];
  expect(prefix).toBe('session');
  expect(Math.abs(Number(time) - before)).toBeLessThan(600_000);

  await page.reload();
  await openChat(page, href);
  expect(await said(page)).toEqual([greeting]);
  await say(page, 'Hello again');
  await eventually(() => sent.length).toBe(3);
  expect(sent[2]!.sessionId).not.toBe(sent[0]!.sessionId);
});

test('while an answer is on its way, nothing more can be sent', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  const answered = gate();
  await openChat(page);
  await answerWith(page, { response: 'Here I am.' }, answered.passed);
  await say(page, 'Are you there?');
  await log(page).getByText(chatWidget.typing).waitFor();
  expect(await isDisabled(page)).toEqual([true, true]);
  expect(await said(page)).toEqual([greeting, ['user', 'Are you there?']]);
  expect(await panel(page).evaluate((sheet) => sheet.contains(document.activeElement)), 'the focus is not lost').toBe(true);
  answered.open();
  await eventually(() => said(page)).toEqual([greeting, ['user', 'Are you there?'], ['bot', 'Here I am.']]);
  expect(await log(page).getByText(chatWidget.typing).count()).toBe(0);
  expect(await field(page).isDisabled()).toBe(false);
  await eventually(() => hasFocus(field(page))).toBe(true);
});

test('Enter sends, Shift and Enter begin a new line, and blanks are not sent', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/chat') && asked.push((request.postDataJSON() as { message: string }).message));
  await openChat(page);
  await answerWith(page, { response: 'Yes.' });
  await eventually(() => hasFocus(field(page))).toBe(true);
  expect(await sendButton(page).isDisabled()).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.insertText(' \u200B \u202E\u2060');
  expect(await sendButton(page).isDisabled(), 'of which nothing is seen').toBe(true);
  await field(page).fill('');
  await page.keyboard.type('   ');
  expect(await sendButton(page).isDisabled()).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Enter');
  expect(await sendButton(page).isDisabled()).toBe(true);
  await page.keyboard.type('Two');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('lines');
  expect(await field(page).inputValue()).toBe('   \nTwo\nlines');
  // An Enter that chooses a word of an input method.
  await field(page).evaluate((element) => element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true })));
  expect(asked).toEqual([]);
  await page.keyboard.press('Enter');
  await eventually(() => said(page)).toEqual([greeting, ['user', 'Two\nlines'], ['bot', 'Yes.']]);
  expect(asked).toEqual(['Two\nlines']);
});

test('the newest line is in view after each change', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await openChat(page);
  const isInView = () =>
    log(page).evaluate((lines) => {
      const view = lines.parentElement!.getBoundingClientRect();
      const { top } = lines.lastElementChild!.getBoundingClientRect();
      const ways = lines.parentElement!.querySelector('[data-ways]')!.getBoundingClientRect();
      return top >= ways.bottom - 2 && top < view.bottom - 20;
    });
  for (const [index, response] of ['Short.', 'word '.repeat(400), 'Line.\nLine.\nLine.', 'Short.'].entries()) {
    await answerWith(page, { response });
    await say(page, `Question ${index}, ${'and more of it, '.repeat(index * 8)}please?`);
    await eventually(async () => (await said(page)).length).toBe(3 + 2 * index);
    await eventually(isInView).toBe(true);
  }
  await roundButton(page).click();
  await roundButton(page).click();
  await panel(page).waitFor();
  await eventually(isInView).toBe(true);
});

test('what is suggested can be asked, and what an answer suggests thereafter', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await openChat(page);
  await answerWith(page, { response: 'It depends.', suggestions: ['On what?'] });
  await field(page).fill('half a sent');
  const asks = (name: string) => log(page).getByRole('list', { name });
  expect(await asks(chatWidget.suggestions).getByRole('button').allTextContents()).toEqual([...chat.suggestions]);
  await asks(chatWidget.suggestions).getByRole('button').first().click();
  await eventually(() => said(page)).toEqual([greeting, ['user', chat.suggestions[0]], ['bot', 'It depends.']]);
  expect(await field(page).inputValue()).toBe('half a sent');
  expect(await asks(chatWidget.suggestions).count()).toBe(0);
  await asks(chatWidget.followUps).getByRole('button', { name: 'On what?' }).click();
  await eventually(async () => (await said(page)).at(-2)).toEqual(['user', 'On what?']);
});

test.for(['a click', 'Enter'])('by %s on what is suggested the focus stays in the panel, and Escape closes it', async (by, { newVisitor }) => {
  const { page } = await newVisitor();
  const answered = gate();
  await openChat(page);
  await answerWith(page, { response: 'It depends.', suggestions: ['On what?'] }, answered.passed);
  const suggestion = log(page).getByRole('button').first();
  await (by === 'Enter' ? suggestion.press('Enter') : suggestion.click());
  await log(page).getByText(chatWidget.typing).waitFor();
  expect(await hasFocus(panel(page))).toBe(true);
  answered.open();
  await log(page).getByRole('button', { name: 'On what?' }).waitFor();
  await eventually(() => hasFocus(field(page))).toBe(true);
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });
  await eventually(() => hasFocus(roundButton(page))).toBe(true);
});

test.for([
  // Where it takes the whole window, and beside the page.
  { width: 640, height: 450 },
  { width: 1440, height: 900 },
])('opened again while an answer is awaited, it has the focus, $width px wide', async (viewport, { newVisitor }) => {
  const { page } = await newVisitor({ viewport });
  const answered = gate();
  await openChat(page);
  await answerWith(page, { response: 'Here.' }, answered.passed);
  await say(page, 'There?');
  for (let times = 0; times < 2; times += 1) {
    await log(page).getByText(chatWidget.typing).waitFor();
    await eventually(() => hasFocus(panel(page))).toBe(true);
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    await roundButton(page).click();
    await panel(page).waitFor();
  }
  answered.open();
  await eventually(() => hasFocus(field(page))).toBe(true);
});

test('the keyboard opens, walks and closes it', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await open(page, '/');
  await roundButton(page).focus();
  await page.keyboard.press('Enter');
  await panel(page).waitFor();
  await eventually(() => hasFocus(field(page))).toBe(true);
  await page.keyboard.press('Shift+Tab');
  await eventually(() => hasFocus(log(page).getByRole('button').last())).toBe(true);
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });
  await eventually(() => hasFocus(roundButton(page))).toBe(true);
  await page.keyboard.press('Space');
  await panel(page).waitFor();
  await roundButton(page).press('Escape');
  await panel(page).waitFor({ state: 'detached' });
  expect(await hasFocus(roundButton(page))).toBe(true);
  await page.keyboard.press('Space');
  await panel(page).waitFor();
  // Beside the page, the page can still be used; Escape there is not the chat's.
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).focus();
  await page.keyboard.press('Escape');
  expect(await panel(page).isVisible()).toBe(true);
});

test('what was typed is still there after closing and after a change of page', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await openChat(page);
  await field(page).fill('half a sentence');
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await page.waitForURL('**/careers');
  await roundButton(page).click();
  expect(await field(page).inputValue()).toBe('half a sentence');
});

test('an answer that comes while it is closed is said on the button', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  const answered = gate();
  await openChat(page);
  await answerWith(page, { response: 'Late, but here.' }, answered.passed);
  await say(page, 'Are you there?');
  await roundButton(page).click();
  const unread = page.getByRole('button', { name: new RegExp(chatWidget.unread) });
  const mark = roundButton(page).locator('span[aria-hidden]');
  expect(await mark.count()).toBe(0);
  const aloud = page.getByRole('status').filter({ hasText: chatWidget.unread });
  expect(await aloud.count()).toBe(0);
  answered.open();
  await aloud.waitFor({ state: 'attached' });
  await unread.waitFor();
  // For those who see the page: a dot, which is there in every palette, and does not move.
  for (const media of [{ colorScheme: 'light' }, { colorScheme: 'dark' }, { forcedColors: 'active' }] as const) {
    await page.emulateMedia(media);
    const [{ width, height }, stands] = await mark.evaluate((dot) => {
      const { borderTopColor, borderTopStyle, animationName } = getComputedStyle(dot);
      return [dot.getBoundingClientRect(), { isSeen: borderTopStyle === 'solid' && borderTopColor !== getComputedStyle(dot.parentElement!).backgroundColor, animationName }] as const;
    });
    expect([width, height, stands]).toEqual([16, 16, { isSeen: true, animationName: 'none' }]);
  }
  await unread.click();
  await eventually(() => aloud.count()).toBe(0);
  await eventually(async () => (await said(page)).at(-1)).toEqual(['bot', 'Late, but here.']);
  await roundButton(page).click();
  expect(await roundButton(page).textContent()).not.toContain(chatWidget.unread);
  expect(await mark.count()).toBe(0);
  expect(await toasts(page).count()).toBe(0);
});

test('words run in the direction of their letters, and addresses of ours can be pressed in answers alone', async ({ newVisitor }) => {
  const { page } = await newVisitor({ viewport: { width: 360, height: 740 } });
  await openChat(page);
  const { support } = company.emails;
  await answerWith(page, { response: `Write to ${support} or hana@lindner.example. The E-commerce Platform took 6 months and cost USD 95,000.` });
  await say(page, `\u202Eevil\u202C ${support}\n\n\n\n\nend`);
  await eventually(async () => (await said(page)).slice(1).map(([, words]) => words)).toEqual([`evil ${support}\n\n\nend`, expect.stringContaining('USD 95,000.')]);
  expect(await log(page).locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([`mailto:${support}`]);
  const units = log(page).locator('[data-sender=bot] > [dir=auto] > *');
  const rows = await units.evaluateAll((parts) => parts.map((part) => [part.textContent, new Set([...part.getClientRects()].map(({ top }) => Math.round(top))).size]));
  expect(rows.slice(-4)).toEqual([[support, 1], ['E-commerce', 1], ['6 months', 1], ['USD 95,000', 1]]);
});
