import { contact } from '#content/contact.ts';
import { serviceOptions } from '#content/service-options.ts';
import type { AppError } from '../../errors.ts';
import { escapeHtml, plainPage } from '../../http/plain-page.ts';

const fields = [
  { name: 'firstName', label: 'First name', type: 'text', autocomplete: 'given-name', required: true },
  { name: 'lastName', label: 'Last name', type: 'text', autocomplete: 'family-name', required: true },
  { name: 'email', label: 'E-mail', type: 'email', autocomplete: 'email', required: true },
  { name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel', required: false },
  { name: 'company', label: 'Company', type: 'text', autocomplete: 'organization', required: false },
] as const;

/** What a browser without script is shown once its inquiry is stored. */
export function receivedPage(): string {
  const { heading, text } = contact.form.sent;
  return plainPage(heading, `<h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p><p><a href="/">Back to the home page</a></p>`);
}

/** The form again, with everything that was typed and what is wrong with it. */
export function formPage(values: Record<string, string>, error: AppError): string {
  const problem = (name: string) => error.problems?.[name];
  const note = (name: string) => (problem(name) ? `<span class="problem" id="${name}-problem">${escapeHtml(capitalised(problem(name)!))}</span>` : '');
  const state = (name: string) => (problem(name) ? ` aria-invalid="true" aria-describedby="${name}-problem"` : '');
  const inputs = fields.map(
    ({ name, label, type, autocomplete, required }) =>
      `<label>${label}${required ? '' : ' (optional)'}${note(name)}<input name="${name}" type="${type}" autocomplete="${autocomplete}" value="${escapeHtml(values[name] ?? '')}"${required ? ' required' : ''}${state(name)}></label>`,
  );
  const options = serviceOptions.map(({ value, label }) => `<option value="${value}"${values.service === value ? ' selected' : ''}>${escapeHtml(label)}</option>`);
  const heading = 'Your message was not sent yet.';
  return plainPage(
    heading,
    `<h1>${heading}</h1>
    <p role="alert">${escapeHtml(error.problems ? 'Please correct the marked fields. Everything you wrote is still here.' : error.message)}</p>
    <form method="post" action="/contact">
      ${inputs.join('\n')}
      <label>Service (optional)${note('service')}<select name="service"${state('service')}><option value="">Please choose</option>${options.join('')}</select></label>
      <label>Message${note('message')}<textarea name="message" rows="8" required${state('message')}>\n${escapeHtml(values.message ?? '')}</textarea></label>
      <button>Send Message</button>
    </form>`,
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
