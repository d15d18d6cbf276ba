import { careers } from '#content/careers.ts';
import { contact } from '#content/contact.ts';
import { outboxForms } from '#content/outbox-forms.ts';
import type { Locator, Page } from 'playwright-core';
import { open } from '../../e2e/hydrated.ts';
import { atRest } from '../../e2e/outbox-store.ts';
import { anApplicationBy, anInquiryBy, applicationForm, attach, contactForm, fillIn } from '../../e2e/steps.ts';

export type Kind = 'inquiry' | 'application';

/** What a form has told the visitor. */
export type Told = 'sent' | 'kept' | 'refused' | 'not kept';

/** What is written, each with an address of its own by which it is found again. */
export interface Words {
  readonly kind: Kind;
  readonly email: string;
  readonly message: string;
  readonly resume: Buffer;
}

export interface FilledForm {
  press(): Promise<void>;
  /** Waits until the form has told one of these. */
  tells(...wanted: readonly Told[]): Promise<Told>;
  /** Whether what was written still stands in it. */
  isFilled(): Promise<boolean>;
}

/** Opens the form, waits until all of its code has come, and writes. The time that a person takes is left out: haste is flagged, not refused. */
export async function writeInto(page: Page, origin: string, words: Words): Promise<FilledForm> {
  const { form, button, telling } = words.kind === 'inquiry' ? await inquiry(page, origin, words) : await application(page, origin, words);
  return {
    press: () => form.getByRole('button', { name: button }).click(),
    tells: (...wanted) => told(page, telling, wanted),
    isFilled: async () => (await form.count()) === 1 && (await form.getByLabel('E-mail').inputValue()) === words.email,
  };
}

interface Walk {
  readonly form: Locator;
  readonly button: string;
  readonly telling: Readonly<Record<Told, string>>;
}

async function inquiry(page: Page, origin: string, { email, message }: Words): Promise<Walk> {
  await open(page, `${origin}/contact`);
  await atRest(page);
  const form = contactForm(page);
  await fillIn(form, { ...anInquiryBy(email), Message: message });
  return { form, button: 'Send Message', telling: wordsOf(contact.form, 'Failed to submit inquiry.') };
}

async function application(page: Page, origin: string, { email, message, resume }: Words): Promise<Walk> {
  await open(page, `${origin}/careers`);
  await atRest(page);
  await page.getByRole('button', { name: /^Apply Now/ }).first().click();
  const form = applicationForm(page);
  await fillIn(form, { ...anApplicationBy(email), 'Cover letter': message });
  await attach(form, resume);
  return { form, button: 'Submit Application', telling: wordsOf(careers.application, 'Failed to submit application.') };
}

function wordsOf({ sent, kept }: { readonly sent: { readonly heading: string }; readonly kept: { readonly heading: string } }, refused: string) {
  return { sent: sent.heading, kept: kept.heading, refused, 'not kept': outboxForms.notKept.title };
}

async function told(page: Page, telling: Walk['telling'], wanted: readonly Told[]): Promise<Told> {
  const seen = await page.waitForFunction(
    ([words, names]) => {
      // Not the strip along the bottom, which tells of what was sent later.
      const places = document.querySelectorAll<HTMLElement>('form [role=status], [role=region] li');
      const text = Array.from(places, (place) => place.innerText).join('\n');
      return names.find((name) => text.includes(words[name]));
    },
    [telling, wanted] as const,
  );
  return (await seen.jsonValue()) as Told;
}
