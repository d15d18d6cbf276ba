import { chatWidget } from '#content/chat-widget.ts';
import { company } from '#content/company.ts';
import { expect } from 'vitest';
import { eventually, test } from './browser.ts';
import { answerWith, field, log, openChat, panel, said, say, sendButton } from './chat-steps.ts';

const { notice } = chatWidget;

test.for([
  // Monday, 7:30 in Greenwich: everybody is at work.
  { time: '2026-03-02T07:30:00Z', clocks: ['11:30', '13:00', '15:30'], words: 'Somebody is at work in Bengaluru, Kuala Lumpur and Dubai now.', whatsapp: 'WhatsApp, Bengaluru', number: '911000000100' },
  { time: '2026-03-02T13:30:00Z', clocks: ['17:30', '19:00', '21:30'], words: 'Somebody is at work in Dubai now.', whatsapp: 'WhatsApp, Dubai', number: '97140000100' },
  { time: '2026-03-07T20:00:00Z', clocks: ['00:00', '01:30', '04:00'], words: 'Nobody is at a desk right now. Kuala Lumpur opens on Monday at 9\u00A0AM local time.', whatsapp: 'WhatsApp, Bengaluru', number: '911000000100' },
])('at $time it says who is at work, and how to reach them', async ({ time, clocks, words, whatsapp, number }, { newVisitor }) => {
  const { page } = await newVisitor();
  await page.clock.setFixedTime(new Date(time));
  await openChat(page);
  await panel(page).getByText(words).waitFor();
  // From west to east: Dubai, Bengaluru, Kuala Lumpur.
  expect(await page.locator('footer time').allInnerTexts()).toEqual(clocks);
  await panel(page).getByText(`The team replies ${company.replyPromise}.`).waitFor();
  expect(await panel(page).getByRole('link', { name: whatsapp }).getAttribute('href')).toBe(`https://wa.me/${number}`);
  expect(await panel(page).getByRole('link', { name: chatWidget.ways.form, exact: true }).getAttribute('href')).toBe('/contact#write');
});

test('it says what is stored, and leads to the policy', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await openChat(page);
  await panel(page).getByText(notice.text).waitFor();
  await panel(page).getByRole('link', { name: notice.link.label }).click();
  await page.waitForURL('**/privacy-policy#chat');
});

const hostile = [
  '<img src=x onerror="window.smuggled=1"><script>window.smuggled=1</script>',
  '[here](javascript:window.smuggled=1) **bold** <b>bold</b> `code`',
  '"><svg/onload=window.smuggled=1>{{7*7}}${7*7}',
  'user\u202Egnp.exe\u202C \u2066isolated\u2069 \u200Fאבג',
  '&lt;b&gt;&amp;',
];

test('whatever is said is shown as the text that it is', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await openChat(page);
  for (const [index, words] of hostile.entries()) {
    const links = [{ href: '/about', label: words }, { href: 'javascript:window.smuggled=1', label: 'no' }, { href: '//evil.example', label: 'no' }];
    await answerWith(page, { response: words, links, suggestions: [words] });
    await say(page, words);
    // All but what turns the direction of words around.
    const shown = words.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '');
    await eventually(() => said(page).then((lines) => lines.slice(1 + 2 * index))).toEqual([['user', shown], ['bot', shown]]);
  }
  expect(await log(page).locator('img, script, b, code, strong, svg:not([aria-hidden])').count()).toBe(0);
  expect(await log(page).getByRole('link').evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))])).toEqual(['/about']);
  expect(await page.evaluate(() => 'smuggled' in window)).toBe(false);
  // A turn of direction stays within the words that brought it.
  const bidi = await log(page).locator('[dir=auto], bdi').evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).unicodeBidi))]);
  expect(bidi.filter((value) => !['isolate', 'plaintext'].includes(value))).toEqual([]);
});

test('marks that are piled up stay with their entry, and nothing that is written is cut', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await openChat(page);
  await answerWith(page, { response: ['ปู่ย่าตั้งใจที่จะซื้อน้ำผึ้ง', 'نُرِيدُ مَتْجَرًا إِلِكْتْرُونِيًّا', 'ہمیں ایک ویب سائٹ چاہیے', 'Chúng tôi muốn một cửa hàng ẤẦẪẬ trực tuyến', 'རྒྱལ་པོའི་བསྒྲུབས', 'ÅŞĢ qgjpy'].join('\n') });
  await say(page, `a${'\u0301'.repeat(150)}b${'\u0323'.repeat(150)}`);
  await eventually(async () => (await said(page)).length).toBe(3);
  const words = log(page).locator('[data-sender] > [dir=auto]');
  const styles = () => words.evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).overflow))]);
  expect(await styles()).toEqual(['clip']);
  const answer = log(page).locator('[data-sender]').last();
  // What lies beside it is not to show through.
  await page.addStyleTag({ content: '[data-sender=user] { visibility: hidden }' });
  const clipped = await answer.screenshot();
  await page.addStyleTag({ content: '[data-sender] > [dir=auto] { overflow: visible !important }' });
  expect(await styles()).toEqual(['visible']);
  expect(clipped.equals(await answer.screenshot())).toBe(true);
});

// Why is in theme/global.css.
test.for(['/', '/contact', '/careers'])('on %s no field breaks lines within kerned letters', async (path, { newVisitor }) => {
  const { page } = await newVisitor();
  await openChat(page, path);
  if (path === '/careers') await page.getByRole('button', { name: /^Apply Now/ }).first().click();
  await page.locator('textarea').nth(path === '/' ? 0 : 1).waitFor();
  expect(await page.locator('textarea').evaluateAll((fields) => [...new Set(fields.map((one) => getComputedStyle(one).fontKerning))])).toEqual(['none']);
});

test('a message has room for 1,000 characters, counted as the gateway does', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await openChat(page);
  await answerWith(page, { response: 'Long.' });
  await field(page).fill('a'.repeat(799));
  expect(await panel(page).getByText(/characters left/).count()).toBe(0);
  await field(page).fill('a'.repeat(990));
  await panel(page).getByText('10 of 1,000 characters left').waitFor();
  await field(page).fill('🧭'.repeat(1001));
  await panel(page).getByRole('status').getByText(chatWidget.field.over(1)).waitFor();
  expect(await sendButton(page).isDisabled()).toBe(true);
  expect(await field(page).getAttribute('aria-invalid')).toBe('true');
  await field(page).press('Enter');
  expect(await said(page)).toHaveLength(1);
  await field(page).fill(` ${'🧭'.repeat(1000)} `);
  await page.unroute('**/api/chat');
  await sendButton(page).click();
  await eventually(async () => (await said(page)).length).toBe(3);
  expect((await said(page))[1]).toEqual(['user', '🧭'.repeat(1000)]);
  expect(await log(page).locator('[data-failed=true]').count(), 'the gateway takes it').toBe(0);
});
