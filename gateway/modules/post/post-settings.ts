import * as v from 'valibot';
import { emailAddress } from '../../rules/text.rules.ts';

/** How mail goes out. */
export interface MailSettings {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
  smtpUrl: string;
  /** As it stands in `From`: an address, or `Name <address>`. */
  from: string;
  /** Who of the staff hears of what came in; may be empty. */
  notifyTo: string[];
}

/** Where another program hears of what came in. */
export interface WebhookSettings {
  url: string;
  /** Signs what is sent there. */
  secret: string;
}

export const MIN_WEBHOOK_SECRET_BYTES = 16;

const withName = /^(?<name>[^<>"\r\n]*)<(?<address>[^<>\r\n]+)>$/;
const isAddress = (text: string) => v.is(emailAddress(''), text);

/** The address of `Name <address>`, or of an address alone. Undefined where there is none. */
export function addressOf(from: string): string | undefined {
  const address = withName.exec(from.trim())?.groups?.['address']?.trim() ?? from.trim();
  return isAddress(address) ? address : undefined;
}

/** @param problems gets a sentence for each mistake; none repeats a secret */
export function readMailSettings(text: (name: string) => string | undefined, problems: string[]): MailSettings | undefined {
  const [smtpUrl, from, to] = ['SMTP_URL', 'MAIL_FROM', 'NOTIFY_TO'].map(text);
  const notifyTo = (to ?? '').split(',').map((part) => part.trim()).filter(Boolean);
  if (smtpUrl && !isUrl(smtpUrl, ['smtp:', 'smtps:'])) problems.push('SMTP_URL must look like smtp://user:password@host:587, or smtps:// for TLS from the start.');
  if (from && addressOf(from) === undefined) problems.push(`MAIL_FROM must be an e-mail address, or a name and one as in Longitude <hello@example.com>; it is "${from}".`);
  for (const address of notifyTo) {
    if (!isAddress(address)) problems.push(`NOTIFY_TO must be a comma-separated list of e-mail addresses; "${address}" is none.`);
  }
  if (smtpUrl && !from) problems.push('MAIL_FROM must be set when SMTP_URL is set: the address that letters come from.');
  if (!smtpUrl && from) problems.push('SMTP_URL must be set when MAIL_FROM is set: the server that sends letters.');
  if (!smtpUrl && to) problems.push('SMTP_URL must be set when NOTIFY_TO is set: the server that sends letters.');
  return smtpUrl && from ? { smtpUrl, from, notifyTo } : undefined;
}

/** @param problems gets a sentence for each mistake; none repeats a secret, and the address may hold one */
export function readWebhookSettings(text: (name: string) => string | undefined, problems: string[]): WebhookSettings | undefined {
  const [url, secret] = ['WEBHOOK_URL', 'WEBHOOK_SECRET'].map(text);
  if (url && (!isUrl(url, ['http:', 'https:']) || URL.parse(url)?.username)) problems.push('WEBHOOK_URL must be an address such as https://hooks.example.com/longitude, without a user name.');
  if (url && !secret) problems.push('WEBHOOK_SECRET must be set when WEBHOOK_URL is set. "openssl rand -base64 32" makes a good one.');
  if (!url && secret) problems.push('WEBHOOK_URL must be set when WEBHOOK_SECRET is set.');
  if (secret && Buffer.byteLength(secret) < MIN_WEBHOOK_SECRET_BYTES) problems.push(`WEBHOOK_SECRET must be at least ${MIN_WEBHOOK_SECRET_BYTES} bytes long; it is ${Buffer.byteLength(secret)}.`);
  return url && secret ? { url, secret } : undefined;
}

function isUrl(value: string, protocols: readonly string[]): boolean {
  const url = URL.parse(value);
  return url !== null && protocols.includes(url.protocol) && url.hostname !== '';
}
