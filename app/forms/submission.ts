import { uuid } from '../lib/uuid.ts';

/** One submission as it is sent, and sent again. */
export interface Submission<Payload> {
  /** The gateway takes whatever comes twice under one key for one submission. */
  readonly key: string;
  readonly payload: Payload;
}

export type KeptSubmission<Payload> = ReturnType<typeof keepSubmission<Payload>>;

/**
 * Keeps the key and the payload of a submission that has not succeeded, so that another try repeats it to the letter
 * (the gateway refuses a known key with other content). The first edit makes a new submission of it.
 */
export function keepSubmission<Payload>() {
  let kept: Submission<Payload> | undefined;
  return {
    prepare(make: () => Payload): Submission<Payload> {
      kept ??= { key: uuid(), payload: make() };
      return kept;
    },
    tried: () => kept,
    /** Goes on with what another form has tried, or what is saved on the device. */
    resume(submission: Submission<Payload> | undefined) {
      kept = submission;
    },
    /** After an edit, and after success. */
    forget() {
      kept = undefined;
    },
  };
}
