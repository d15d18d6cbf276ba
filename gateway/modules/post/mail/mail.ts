import { letters } from '#content/letters.ts';

/** A letter that is ready for the post. */
export interface Mail {
  to: readonly string[];
  /** Where an answer goes, if not to `MAIL_FROM`. */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  /** By which a mail program lets somebody leave the list (RFC 8058). */
  unsubscribeUrl?: string;
}

/** A subject that is longer is cut; most programs show less. In code points. */
const MAX_SUBJECT = 150;

/** What somebody typed, as it may stand in a header: one line, without control characters, not too long. */
export function headerText(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  const points = [...line];
  return points.length > MAX_SUBJECT ? `${points.slice(0, MAX_SUBJECT - 1).join('')}…` : line;
}

export const paragraphs = (...parts: readonly string[]) => `${parts.join('\n\n')}\n\n-- \n${letters.signature.join('\n')}\n`;
