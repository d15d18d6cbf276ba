import { chatButton } from '#content/chat-button.ts';
import { chatWidget } from '#content/chat-widget.ts';
import { chat } from '#content/chat.ts';
import type { Locator, Page } from 'playwright-core';
import { open } from './browser.ts';

export const WIDE = { width: 1280, height: 800 };
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
export const NARROWEST = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };

export const roundButton = (page: Page) => page.getByRole('button', { name: chatButton.label });
export const panel = (page: Page) => page.getByRole('dialog', { name: chat.title });
export const log = (page: Page) => panel(page).getByRole('log');
export const field = (page: Page) => panel(page).getByPlaceholder('Type your message...');
export const sendButton = (page: Page) => panel(page).getByRole('button', { name: chatWidget.field.send, exact: true });
/** What stands beneath the round button until the chat is there. */
export const soon = (page: Page) => page.locator('[popover]');

export async function openChat(page: Page, path = '/') {
  await open(page, path);
  await roundButton(page).click();
  await panel(page).waitFor();
}

/** Writes and sends. The answer may still be on its way. */
export async function say(page: Page, words: string) {
  await field(page).fill(words);
  await sendButton(page).click();
}

/** Who has said what, from the greeting on. */
export function said(page: Page): Promise<[sender: string | null, words: string][]> {
  return log(page)
    .locator('[data-sender]:has([dir=auto])')
    .evaluateAll((lines) => lines.map((line) => [line.getAttribute('data-sender'), [...line.querySelectorAll(':scope > [dir=auto]')].map(({ textContent }) => textContent).join('\n')]));
}

export interface Given {
  readonly response: string;
  readonly links?: readonly { readonly href: string; readonly label: string }[];
  readonly suggestions?: readonly string[];
}

/** Has the assistant say this from now on, once `until` has come about. */
export async function answerWith(page: Page, answer: Given, until?: Promise<void>) {
  await page.unroute('**/api/chat');
  await page.route('**/api/chat', async (route) => {
    await until;
    await route.fulfill({ json: answer });
  });
}

export async function refuseWith(page: Page, status: number, body: string, headers: Record<string, string> = {}) {
  await page.unroute('**/api/chat');
  await page.route('**/api/chat', (route) => route.fulfill({ status, body, headers, contentType: 'text/plain' }));
}

/** Links, buttons and words in part of the page that lie beneath the round button. */
export const beneathTheButton = (page: Page, part: string) =>
  roundButton(page).evaluate((button, within) => {
    const round = button.getBoundingClientRect();
    const range = document.createRange();
    return [...document.querySelectorAll(`${within} *`)]
      .filter((element) => element.matches('a, button') || [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()))
      .filter((element) => {
        range.selectNodeContents(element);
        return [...range.getClientRects()].some(({ left, right, top, bottom }) => left < round.right && right > round.left && top < round.bottom && bottom > round.top);
      })
      .map(({ textContent }) => textContent);
  }, part);

export const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

export const isDisabled = async (page: Page) => [await field(page).isDisabled(), await sendButton(page).isDisabled()];
