import type { BrowserContext, Page } from 'playwright-core';
import type { FaultProxy } from '../../e2e/fault-proxy.ts';
import { storedItems } from '../../e2e/outbox-store.ts';
import { HANGS } from './browser.ts';
import { writeInto, type FilledForm, type Told, type Words } from './form-walks.ts';
import type { Random } from './random.ts';
import type { Stage } from './stage.ts';

/** What came of one submission; `complaint` says what went wrong, if anything did. */
export interface Outcome {
  lost: boolean;
  doubled: boolean;
  /** Told to have arrived at a moment when no row of it was there. */
  falselySent: boolean;
  /** Another text or file than was sent. */
  altered: boolean;
  complaint?: string;
}

/** Everything that one fault's story needs. */
export interface Scene {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly proxy: FaultProxy;
  readonly words: Words;
  readonly random: Random;
  /** Notes whether the row is there now that the visitor is told so. */
  readonly toldToHaveArrived: () => Promise<void>;
}

/** Lets one submission go through a fault, and then looks what is in the database. */
export async function submission(stage: Stage, words: Words, story: (toldToHaveArrived: Scene['toldToHaveArrived']) => Promise<void>): Promise<Outcome> {
  let falselySent = false;
  let complaint: string | undefined;
  const rows = () => (words.kind === 'inquiry' ? stage.inquiriesOf(words.email) : stage.applicationsOf(words.email));
  try {
    await story(async () => {
      if ((await rows()).length === 0) falselySent = true;
    });
  } catch (error) {
    complaint = error instanceof Error ? error.message : String(error);
  }
  const found = await rows();
  const isSame = found.every((row) => row.message === words.message && (!('resume' in row) || words.resume.equals(row.resume as Buffer)));
  return { lost: found.length === 0, doubled: found.length > 1, falselySent, altered: !isSame, complaint };
}

/** Presses the button once more: what a visitor does whose form says "Not sent" and is still filled. */
export async function pressAgain(form: FilledForm, { toldToHaveArrived }: Scene) {
  if (!(await form.isFilled())) throw new Error('Refused, and the form is empty.');
  await form.press();
  // The toast of the try before may still be there, so that another refusal would not be seen: it shows as waiting in vain.
  if ((await form.tells('sent', 'kept')) === 'kept') throw new Error('Kept, though there was an answer.');
  await toldToHaveArrived();
}

/** Writes, presses, and expects to be told that. */
export async function send({ page, proxy, words }: Scene, expected: Told): Promise<FilledForm> {
  const form = await writeInto(page, proxy.url, words);
  await form.press();
  const told = await form.tells('sent', 'kept', 'refused', 'not kept');
  if (told !== expected) throw new Error(`Told "${told}" instead of "${expected}".`);
  return form;
}

/** Waits until everything that was kept on this device is marked as received. */
export async function untilReceived(page: Page, { toldToHaveArrived }: Scene) {
  for (const until = Date.now() + HANGS; ; ) {
    const items = await storedItems(page);
    if (items.length > 0 && items.every(({ state }) => state === 'received')) return toldToHaveArrived();
    if (Date.now() > until) throw new Error(`Still there: ${items.map(({ state, lastProblem }) => `${state} ${lastProblem?.status ?? ''}`).join(', ') || 'nothing'}`);
    await page.waitForTimeout(50);
  }
}
