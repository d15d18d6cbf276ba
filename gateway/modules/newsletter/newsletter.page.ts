import { company } from '#content/company.ts';
import { newsletter } from '#content/newsletter.ts';
import { newsletterPages } from '#content/newsletter-pages.ts';
import type { AppError } from '../../errors.ts';
import { escapeHtml, plainPage } from '../../http/plain-page.ts';
import { LETTER_TRAP_FIELD } from './trap-field.rules.ts';
import type { LinkPurpose } from './newsletter-links.ts';

interface Words {
  readonly heading: string;
  readonly text: string;
}

/** A heading, a sentence and the way back. */
export function wordsPage({ heading, text }: Words, more = ''): string {
  const { label, href } = newsletterPages.back;
  return plainPage(heading, `<h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p>${more}<p><a href="${href}">${escapeHtml(label)}</a></p>`);
}

/** What a link in a letter opens. It does nothing by itself: programs that look through letters open links too. */
export function askingPage(purpose: LinkPurpose, token: string): string {
  const words = newsletterPages[purpose];
  const action = `/newsletter/${purpose}?token=${encodeURIComponent(token)}`;
  return wordsPage(words, `<form method="post" action="${escapeHtml(action)}"><button>${escapeHtml(words.button)}</button></form>`);
}

export function spoiltLinkPage(): string {
  const address = company.emails.privacy;
  return wordsPage(newsletterPages.spoilt, `<p><a href="mailto:${address}">${address}</a></p>`);
}

/** The form again, with the address that was typed and what is wrong with it. */
export function refusedPage(values: Readonly<Record<string, string>>, { problems, message }: AppError): string {
  const { refused } = newsletterPages;
  const problem = problems?.['email'];
  const [current] = newsletter.consents;
  const field = `<label>${escapeHtml(newsletter.label)}${problem ? `<span class="problem" id="problem">${escapeHtml(problem.charAt(0).toUpperCase() + problem.slice(1))}</span>` : ''}
    <input name="email" type="email" autocomplete="email" required value="${escapeHtml(values['email'] ?? '')}"${problem ? ' aria-invalid="true" aria-describedby="problem"' : ''}></label>`;
  return plainPage(
    refused.heading,
    `<h1>${escapeHtml(refused.heading)}</h1>
    <p role="alert">${escapeHtml(problem ? refused.text : message)}</p>
    <form method="post" action="/newsletter">
      ${field}
      <p>${escapeHtml(current.text)}</p>
      <input type="hidden" name="consent" value="${current.version}">
      <input type="hidden" name="sourcePage" value="${escapeHtml(values['sourcePage'] ?? '')}">
      <input type="hidden" name="${LETTER_TRAP_FIELD}" value="${escapeHtml(values[LETTER_TRAP_FIELD] ?? '')}">
      <button>${escapeHtml(newsletter.button)}</button>
    </form>`,
  );
}
