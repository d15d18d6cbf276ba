import { createHash } from 'node:crypto';
import { AppError, badInput } from '../../errors.ts';

/** A submission's idempotency key and what it stands for. */
export interface Submission {
  key: string;
  /** SHA-256 over the values that the person wrote (and the file's own digest). */
  hash: Buffer;
}

/** A submission that was answered before. */
export interface Answered {
  id: string;
  hash: Buffer;
}

/** Printable ASCII (as an HTTP header can carry it), at most 200 characters; a UUID is customary. */
const soundKey = /^[\x21-\x7e]{1,200}$/;

/** Throws BAD_INPUT for a key that cannot be one. No key, or an empty one, is accepted: every such submission is new. */
export function soundSubmissionKey(key: string | null | undefined): string | undefined {
  if (key === undefined || key === null || key === '') return undefined;
  if (!soundKey.test(key)) throw badInput({ 'Idempotency-Key': 'must be 1 to 200 printable ASCII characters without spaces' });
  return key;
}

/** Values in an order of their own, so that how the sender ordered them makes no difference. */
export function submissionHash(values: Readonly<Record<string, string | undefined>>): Buffer {
  const sorted = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest();
}

/** The first answer's id again. Throws KEY_REUSED when the key now comes with other content. */
export function replay(answered: Answered, submission: Submission): string {
  if (!submission.hash.equals(answered.hash)) {
    throw new AppError('KEY_REUSED', 'This Idempotency-Key was already used for a submission with other content. Please send this one with a new key.');
  }
  return answered.id;
}
