import { letters } from '#content/letters.ts';
import { type Mail, paragraphs } from './mail.ts';

/** Asks whether the newsletter may come to this address. */
export function confirmation(to: string, { confirmUrl, unsubscribeUrl }: { confirmUrl: string; unsubscribeUrl: string }): Mail {
  const { subject, asked, notYou } = letters.confirmation;
  return { to: [to], subject, text: paragraphs(asked, confirmUrl, notYou, unsubscribeUrl), unsubscribeUrl };
}
