import { company } from '#content/company.ts';
import { offices } from '#content/offices.ts';

/** Our own addresses and numbers, as answers have them, and what calls each of them up. */
const ours = new Map([
  ...[...Object.values(company.emails), ...offices.map(({ email }) => email)].map((email) => [email, `mailto:${email}`] as const),
  ...offices.flatMap(({ phone }) => (phone ? [[phone.display, `tel:${phone.e164}`] as const] : [])),
]);
// As a part of another address or number they are not ours.
const OURS = new RegExp(`(?<![\\w.@+-])(?:${[...ours.keys()].map((words) => words.replace(/[+.]/g, '\\$&')).join('|')})(?![\\w@]|[.-]\\w| \\d)`, 'g');

export interface ContactRun {
  readonly text: string;
  readonly href?: string | undefined;
}

/** Cuts a text around what of us it names; together they are the text. */
export function contactRuns(text: string): ContactRun[] {
  let from = 0;
  const runs = [...text.matchAll(OURS)].flatMap(({ 0: words, index }): ContactRun[] => {
    const before = text.slice(from, index);
    from = index + words.length;
    return [{ text: before }, { text: words, href: ours.get(words) }];
  });
  return [...runs, { text: text.slice(from) }];
}
