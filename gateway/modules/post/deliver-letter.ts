import type { Orm } from '../../database/orm.ts';
import type { NewsletterLinks } from '../newsletter/newsletter-links.ts';
import { Letter, type LetterRow } from './letter.entity.ts';
import { confirmation } from './mail/confirmation.ts';
import { createMailer, type SendMail } from './mail/mailer.ts';
import { receipt } from './mail/receipt.ts';
import { staffMail } from './mail/staff-mail.ts';
import { applicationNotice, inquiryNotice, leadNotice, type Notice } from './notice.ts';
import type { Pace } from './pace.ts';
import type { MailSettings, WebhookSettings } from './post-settings.ts';
import { Undelivered } from './undelivered.ts';
import { callWebhook } from './webhook/call-webhook.ts';

export interface Delivery {
  orm: Orm;
  mail: MailSettings | undefined;
  webhook: WebhookSettings | undefined;
  publicUrl: string;
  links: NewsletterLinks;
  pace: Pace;
  onFailure(failed: Pick<LetterRow, 'id' | 'kind'>, problem: string): void;
}

/** In milliseconds, less than the runner gives an attempt. */
const WITHIN = 60_000;

/**
 * Makes one attempt with one letter and writes down how it ended. A letter whose record is gone, or turned out to be
 * spam, is dropped. Between the other side's yes and our note of it lies a moment in which we may die: then the letter
 * goes twice, under the same id, rather than not at all.
 *
 * @throws Undelivered when it should be tried again
 */
export function createDeliverLetter(delivery: Delivery): (id: string) => Promise<void> {
  const { orm, mail, pace, onFailure } = delivery;
  const sendMail = mail && createMailer(mail, pace);

  return async (id) => {
    const em = orm.em.fork();
    const letter = await em.findOne(Letter, { id, state: 'waiting' }, { populate: ['inquiry', 'lead', 'application', 'subscriber'] });
    if (!letter) return;
    if (isPointless(letter)) return void (await em.nativeDelete(Letter, { id }));
    try {
      await inTime(send(letter as LetterRow, delivery, sendMail));
    } catch (error) {
      const { message: problem, forGood } = error instanceof Undelivered ? error : new Undelivered('UNKNOWN');
      onFailure(letter, problem);
      await em.nativeUpdate(Letter, { id }, { attempts: letter.attempts + 1, problem, ...(forGood && { state: 'failed', settledAt: new Date() }) });
      if (forGood) return;
      throw error;
    }
    await em.nativeUpdate(Letter, { id }, { state: 'sent', settledAt: new Date(), problem: null });
  };
}

/** Staff may have found out about it since, and whoever has confirmed needs no link to it. */
const isPointless = ({ inquiry, subscriber }: LetterRow) => inquiry?.isSpam || subscriber?.status === 'confirmed';

async function send(letter: LetterRow, { mail, webhook, publicUrl, links, pace }: Delivery, sendMail: SendMail | undefined): Promise<void> {
  const notConfigured = new Undelivered('NOT CONFIGURED');
  if (letter.kind === 'webhook') {
    if (!webhook) throw notConfigured;
    return callWebhook(webhook, letter.id, noticeOf(letter), publicUrl, pace);
  }
  if (!mail || !sendMail) throw notConfigured;
  if (letter.kind === 'notice') {
    if (mail.notifyTo.length === 0) throw notConfigured;
    return sendMail(letter.id, staffMail(noticeOf(letter), mail.notifyTo, publicUrl));
  }
  if (letter.kind === 'confirmation') {
    const { id, email, reference } = letter.subscriber!;
    return sendMail(letter.id, confirmation(email, { confirmUrl: links.confirmUrl(id), unsubscribeUrl: links.unsubscribeUrl(Buffer.from(reference)) }));
  }
  const of = letter.inquiry ? 'inquiry' : 'application';
  return sendMail(letter.id, receipt(of, (letter.inquiry ?? letter.application)!.email));
}

function noticeOf({ inquiry, lead, application }: LetterRow): Notice {
  if (inquiry) return inquiryNotice(inquiry);
  return lead ? leadNotice(lead) : applicationNotice(application!);
}

/** A server that answers a byte at a time is none. */
async function inTime(sending: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => void (timer = setTimeout(() => reject(new Undelivered('ETIMEDOUT')), WITHIN)));
  try {
    await Promise.race([sending, late]);
  } finally {
    clearTimeout(timer);
  }
}
