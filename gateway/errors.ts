import type { FieldProblems } from './rules/problems.rules.ts';
import { problemsSentence } from './rules/problems.rules.ts';

/** The stable codes that clients may rely on, and the HTTP status of each, on REST and GraphQL alike. */
export const errorStatuses = {
  BAD_INPUT: 400,
  UNAUTHENTICATED: 401,
  NOT_FOUND: 404,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  KEY_REUSED: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

/** The one error that a use case throws on purpose. Its message is a plain sentence for the client. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  /** Seconds after which another try makes sense; sent as `Retry-After`. */
  readonly retryAfter?: number;
  /** What is wrong with the input, by field. */
  readonly problems?: FieldProblems;

  constructor(code: ErrorCode, sentence: string, more: { retryAfter?: number; problems?: FieldProblems; cause?: unknown } = {}) {
    super(sentence, { cause: more.cause });
    this.code = code;
    this.retryAfter = more.retryAfter;
    this.problems = more.problems;
  }

  get status(): number {
    return errorStatuses[this.code];
  }
}

export function badInput(problems: FieldProblems): AppError {
  return new AppError('BAD_INPUT', problemsSentence(problems), { problems });
}

/** What may be logged of an error: kind, code and place. Its message may quote a row, or what a visitor wrote. */
export function withoutWords(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  return { type: error.name, code: (error as { code?: unknown }).code, stack: error.stack?.split('\n').filter((line) => /^\s+at /.test(line)).join('\n') };
}

export const unauthenticated = () => new AppError('UNAUTHENTICATED', 'Please log in.');

/** Seconds that a client is asked to wait while the database is away; it is usually back sooner. */
const OUTAGE_RETRY_SECONDS = 5;

export function unavailable(cause: unknown): AppError {
  return new AppError('UNAVAILABLE', 'The service is briefly unavailable. Please try again in a moment.', {
    retryAfter: OUTAGE_RETRY_SECONDS,
    cause,
  });
}
