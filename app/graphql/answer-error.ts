import { deskErrors } from '#content/desk-errors.ts';

/**
 * The server answered, and not with success. The message is the status code, a colon, and the server's own sentence
 * (specification, section 8): `401: Please log in.`
 */
export class RefusalError extends Error {
  override readonly name = 'RefusalError';
  /** The HTTP status. */
  readonly status: number;

  constructor(status: number, sentence: string) {
    super(`${status}: ${sentence}`);
    this.status = status;
  }
}

/** Nothing answered: the server is away, or the connection is. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';

  constructor(cause: unknown) {
    super(deskErrors.silent, { cause });
  }
}

/** What is shown of an error of any kind. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
