import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, errorStatuses, unavailable, withoutWords } from '../errors.ts';
import { isDatabaseOutage } from '../database/outage.ts';

/** What the framework itself refuses, in words for the client. */
const frameworkSentences: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'This content type is not accepted here.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as its Content-Length says.',
  FST_ERR_BAD_URL: 'This address is not a valid one.',
  FST_REQ_FILE_TOO_LARGE: 'The file is too large.',
};

/**
 * Turns whatever was thrown into the one kind of error that clients see. What nobody foresaw
 * becomes INTERNAL, and is logged here, once.
 */
export function asAppError(error: unknown, log: FastifyRequest['log']): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseOutage(error)) {
    log.warn({ err: withoutWords(error) }, 'the database is unavailable');
    return unavailable(error);
  }
  const refused = refusal(error as Partial<FastifyError>);
  if (refused) return refused;
  log.error({ err: withoutWords(error) }, 'unexpected error');
  return new AppError('INTERNAL', 'Something went wrong on our side. It has been noted.', { cause: error });
}

/** Errors that Fastify, its body parsers and under-pressure raise carry the status that they mean. */
function refusal({ statusCode, code, name }: Partial<FastifyError>): AppError | undefined {
  if (statusCode === 503) return new AppError('UNAVAILABLE', 'The service is very busy. Please try again in a moment.', { retryAfter: 5 });
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500) return undefined;
  const known = Object.entries(errorStatuses).find(([, status]) => status === statusCode)?.[0] as keyof typeof errorStatuses | undefined;
  const syntax = name === 'SyntaxError' ? 'The body is not valid JSON, or has a key that is not allowed.' : undefined;
  return new AppError(known ?? 'BAD_INPUT', frameworkSentences[code ?? ''] ?? syntax ?? 'The request cannot be understood.');
}

/** The status, and one plain sentence as text. */
export function sendTextError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, message, retryAfter } = asAppError(error, request.log);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  void reply.code(status).type('text/plain; charset=utf-8').serializer(String).send(message);
}
