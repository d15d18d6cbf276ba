import { company } from './company.ts';

/** What a reply by staff begins with; they write the rest. */
export const replies = {
  subject: `Your inquiry to ${company.name}`,
  greeting: (name: string) => `Hello ${name}, this is ${company.name}. Thank you for writing to us.`,
  /** @param said the visitor's own words, which are quoted below */
  body: (name: string, said?: string) =>
    [`Dear ${name},`, '', 'Thank you for writing to us.', '', '', `${company.name}`, ...(said ? ['', ...said.split(/\r?\n/).map((line) => `> ${line}`)] : [])].join('\r\n'),
};
