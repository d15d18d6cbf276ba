import { createTransport } from 'nodemailer';
import { isIP } from 'node:net';
import { Undelivered } from '../undelivered.ts';
import type { Pace } from '../pace.ts';
import { addressOf, type MailSettings } from '../post-settings.ts';
import type { Mail } from './mail.ts';

/** Hands a letter to the mail server. @throws Undelivered */
export type SendMail = (id: string, mail: Mail) => Promise<void>;

const isLoopback = (host: string) => host === 'localhost' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'));

type Patience = Pick<Pace, 'greetWithin' | 'silence'>;

/** One connection a letter, opened when there is one to send. */
export function createMailer({ smtpUrl, from }: MailSettings, { greetWithin, silence }: Patience): SendMail {
  const url = new URL(smtpUrl);
  const transport = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port ? Number(url.port) : undefined,
    secure: url.protocol === 'smtps:',
    // A password never goes over a line that somebody on the way could have kept in the clear.
    requireTLS: url.username !== '' && !isLoopback(url.hostname),
    auth: url.username ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } : undefined,
    connectionTimeout: greetWithin * 1000,
    greetingTimeout: greetWithin * 1000,
    socketTimeout: silence * 1000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const sender = addressOf(from) ?? from;
  const domain = sender.split('@').at(-1);

  return async (id, { to, replyTo, subject, text, unsubscribeUrl }) => {
    try {
      await transport.sendMail({
        from,
        to: to.map((address) => ({ name: '', address })),
        replyTo,
        subject,
        text,
        // As they are: what they hold is not read as a list of addresses.
        envelope: { from: sender, to: [...to] },
        // The same at every attempt, so that a letter that arrives twice can be told for one.
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...(unsubscribeUrl && { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }) },
      });
    } catch (error) {
      throw undelivered(error);
    }
  };
}

/** The code alone: messages of mail servers quote addresses. */
function undelivered(error: unknown): Undelivered {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  if (typeof responseCode !== 'number') return new Undelivered(typeof code === 'string' ? code : 'UNKNOWN');
  // "No such mailbox" does not change by asking again. What it says of us (EAUTH, ESENDER) may be mended.
  return new Undelivered(`SMTP ${responseCode}`, { forGood: code === 'EENVELOPE' && responseCode >= 500 && responseCode < 600 });
}
