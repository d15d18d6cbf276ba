import { company } from '#content/company.ts';
import { contact } from '#content/contact.ts';
import { serviceOptions } from '#content/service-options.ts';
import type { AppError } from '../../errors.ts';

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
  return page(heading, `<h1>${escape(heading)}</h1><p>${escape(text)}</p><p><a href="/">Back to the home page</a></p>`);
}

/** The form again, with everything that was typed and what is wrong with it. */
export function formPage(values: Record<string, string>, error: AppError): string {
  const problem = (name: string) => error.problems?.[name];
  const note = (name: string) => (problem(name) ? `<span class="problem" id="${name}-problem">${escape(capitalised(problem(name)!))}</span>` : '');
  const state = (name: string) => (problem(name) ? ` aria-invalid="true" aria-describedby="${name}-problem"` : '');
  const inputs = fields.map(
    ({ name, label, type, autocomplete, required }) =>
      `<label>${label}${required ? '' : ' (optional)'}${note(name)}<input name="${name}" type="${type}" autocomplete="${autocomplete}" value="${escape(values[name] ?? '')}"${required ? ' required' : ''}${state(name)}></label>`,
  );
  const options = serviceOptions.map(({ value, label }) => `<option value="${value}"${values.service === value ? ' selected' : ''}>${escape(label)}</option>`);
  const heading = 'Your message was not sent yet.';
  return page(
    heading,
    `<h1>${heading}</h1>
    <p role="alert">${escape(error.problems ? 'Please correct the marked fields. Everything you wrote is still here.' : error.message)}</p>
    <form method="post" action="/contact">
      ${inputs.join('\n')}
      <label>Service (optional)${note('service')}<select name="service"${state('service')}><option value="">Please choose</option>${options.join('')}</select></label>
      <label>Message${note('message')}<textarea name="message" rows="8" required${state('message')}>\n${escape(values.message ?? '')}</textarea></label>
      <button>Send Message</button>
    </form>`,
  );
}

function page(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${escape(title)} · ${escape(company.name)}</title>
<style>
:root { color-scheme: light dark; --paper: light-dark(#f7f2e8, #0c1424); --ink: light-dark(#101b33, #eef1f6); --line: light-dark(#7d735f, #7e8ba6); --signal: light-dark(#b5350f, #ff8a5c); --sheet: light-dark(#fffdf8, #121d33); --on-signal: light-dark(#fffdf8, #0c1424); }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif; }
main { max-width: 38rem; margin: 0 auto; padding: clamp(2rem, 8vw, 6rem) 1.25rem; }
h1 { font: 500 clamp(1.9rem, 6vw, 2.8rem)/1.15 Georgia, serif; margin: 0 0 1rem; }
a { color: inherit; }
form { display: grid; gap: 1.25rem; margin-top: 2rem; }
label { display: grid; gap: 0.35rem; }
input, select, textarea { font: inherit; color: inherit; background: var(--sheet); border: 1px solid var(--line); padding: 0.65rem 0.75rem; min-height: 44px; box-sizing: border-box; width: 100%; }
[aria-invalid] { border-color: var(--signal); }
.problem, [role=alert] { color: var(--signal); }
button { font: inherit; min-height: 48px; padding: 0.7rem 1.5rem; border: 0; background: var(--signal); color: var(--on-signal); justify-self: start; cursor: pointer; }
:focus-visible { outline: 2px solid var(--signal); outline-offset: 2px; }
</style>
</head>
<body><main>${main}</main></body>
</html>
`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
