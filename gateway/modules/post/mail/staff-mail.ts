import { letters } from '#content/letters.ts';
import type { Notice } from '../notice.ts';
import { headerText, type Mail } from './mail.ts';

/** Word to the staff of something that came in. An answer to it goes to the visitor. */
export function staffMail({ title, facts, text, person, dueAt, path }: Notice, to: readonly string[], publicUrl: string): Mail {
  const { staff } = letters;
  const lines = facts.map(([label, value]) => `${label}: ${value}`);
  if (dueAt) lines.push(`${staff.replyBy}: ${dueAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`);
  return {
    to,
    ...(person.email && { replyTo: { name: headerText(person.name), address: person.email } }),
    subject: headerText(title),
    text: [lines.join('\n'), text, `${staff.onTheDesk}: ${publicUrl}${path}`, ...(person.email ? [staff.footnote] : [])].filter(Boolean).join('\n\n'),
  };
}
