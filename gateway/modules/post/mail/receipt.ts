import { letters } from '#content/letters.ts';
import { type Mail, paragraphs } from './mail.ts';

/** Tells a visitor that what they sent has arrived. Nothing that they wrote is in it, their name included: the address may be a stranger's. */
export function receipt(of: 'inquiry' | 'application', to: string): Mail {
  const words = letters.receipt[of];
  return { to: [to], subject: words.subject, text: paragraphs(...words.paragraphs, letters.receipt.notYou) };
}
