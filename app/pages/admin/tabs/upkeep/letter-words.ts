import type { FailedLettersQuery } from '../../../../graphql/generated/graphql.ts';

export type FailedLetter = FailedLettersQuery['failedLetters']['items'][number];

const kinds: Record<FailedLetter['kind'], string> = {
  NOTICE: 'Mail to the staff',
  WEBHOOK: 'Call to the webhook',
  RECEIPT: 'Receipt',
  CONFIRMATION: 'Request to confirm',
};

const records: Record<FailedLetter['about'], string> = { INQUIRY: 'inquiry', LEAD: 'chat lead', APPLICATION: 'application', SUBSCRIBER: 'newsletter' };

/** `Receipt · inquiry of Mei Tan` */
export const letterTitle = ({ kind, about, name }: FailedLetter) => `${kinds[kind]} · ${records[about]}${name ? ` of ${name}` : ''}`;

/** What a code means to somebody who does not run servers; the code itself is for those who do. */
export function problemWords(code: string): string {
  const [kind, status] = code.split(' ');
  if (code === 'NOT CONFIGURED') return 'Nothing is configured any more that could send it';
  if (kind === 'SMTP' && Number(status) >= 500) return `The mail server refuses it (${code})`;
  if (kind === 'SMTP') return `The mail server puts it off (${code})`;
  if (kind === 'HTTP') return `The other program answers with an error (${code})`;
  if (code === 'EAUTH') return 'The mail server refuses our password (EAUTH)';
  if (code === 'ETIMEDOUT') return 'Nobody answers (ETIMEDOUT)';
  return `It cannot be reached (${code})`;
}
