import { chat } from '#content/chat.ts';
import { company } from '#content/company.ts';
import { offices } from '#content/offices.ts';
import { expect, it } from 'vitest';
import { contactRuns } from './contacts.ts';

const linked = (text: string) => contactRuns(text).flatMap(({ href }) => href ?? []);

it('links our addresses and numbers, wherever they stand', () => {
  const { support, hello } = company.emails;
  expect(linked(chat.apology)).toEqual([`mailto:${support}`]);
  for (const { phone, email } of offices) {
    const text = `Write to ${hello} (or ${email}), or call ${phone?.display ?? 'nobody'}.`;
    expect(linked(text)).toEqual([`mailto:${hello}`, `mailto:${email}`, ...(phone ? [`tel:${phone.e164}`] : [])]);
    expect(contactRuns(text).map((run) => run.text).join('')).toBe(text);
  }
});

it.for(['hana@lindner.example', 'xhello@longitude.example', 'hello@longitude.example.evil.test', 'a.hello@longitude.example', 'hello@longitude.examples', '+971 4 000 0100 22', '+971 4 000 01001', '+1 +49 30 123456', 'https://longitude.example'])('does not link “%s”', (text) => {
  expect(linked(`${text} is not ours: ${text}, ${text}`)).toEqual([]);
});
