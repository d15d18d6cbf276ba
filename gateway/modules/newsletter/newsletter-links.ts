import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What a link does. One that is made for the one never does the other. */
export type LinkPurpose = 'confirm' | 'unsubscribe';

export interface NewsletterLinks {
  /** What stands for an address in links that unsubscribe it. Nobody without our secret can make it, or the address of it. */
  referenceOf(emailKey: string): Buffer;
  /** For the letter that asks for confirmation. @param id of the subscription */
  confirmUrl(id: string): string;
  /** For every letter, in its text and as its `List-Unsubscribe` (RFC 8058). */
  unsubscribeUrl(reference: Buffer): string;
  /** What the link names, if we have signed it for this purpose. It never expires. */
  read(purpose: LinkPurpose, token: string): Buffer | undefined;
}

const REFERENCE_BYTES = 16;
const KEY_BYTES = 32;

/**
 * The signed links of the newsletter. Their keys are derived from the secret that signs sessions: with another secret,
 * the links of letters that are already out are not known any more.
 */
export function createNewsletterLinks({ jwtSecret, publicUrl }: { jwtSecret: string; publicUrl: string }): NewsletterLinks {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', jwtSecret, '', `longitude newsletter: ${use}`, KEY_BYTES));
  const keys = { confirm: keyFor('confirm'), unsubscribe: keyFor('unsubscribe'), reference: keyFor('reference') };
  const sign = (use: keyof typeof keys, text: string | Buffer) => createHmac('sha256', keys[use]).update(text).digest();

  function urlOf(purpose: LinkPurpose, name: Buffer): string {
    const token = `${name.toString('base64url')}.${sign(purpose, name).toString('base64url')}`;
    return `${publicUrl}/newsletter/${purpose}?token=${token}`;
  }

  return {
    referenceOf: (emailKey) => sign('reference', emailKey).subarray(0, REFERENCE_BYTES),
    confirmUrl: (id) => urlOf('confirm', Buffer.from(id)),
    unsubscribeUrl: (reference) => urlOf('unsubscribe', reference),
    read(purpose, token) {
      const [name = '', signature = '', ...rest] = token.split('.').map((part) => Buffer.from(part, 'base64url'));
      if (rest.length > 0 || typeof name === 'string' || typeof signature === 'string') return undefined;
      const expected = sign(purpose, name);
      return signature.length === expected.length && timingSafeEqual(signature, expected) ? name : undefined;
    },
  };
}
