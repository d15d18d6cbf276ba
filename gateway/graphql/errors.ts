import { unwrapResolverError } from '@apollo/server/errors';
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import { AppError } from '../errors.ts';
import { asAppError } from '../http/errors.ts';

/** Codes of Apollo's own for requests that never reach a resolver, and of the limits; all are the client's doing. */
const requestCodes = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT', 'BAD_REQUEST', 'OPERATION_RESOLUTION_FAILURE', 'PERSISTED_QUERY_NOT_SUPPORTED']);

/** Whether the request itself was refused. An error of graphql's own with a path came up in answering it, and is ours. */
function isAboutRequest(code: string, error: unknown): boolean {
  if (error instanceof AppError) return false;
  return requestCodes.has(code) || isGraphQLError(error);
}

/** By name: there may be two copies of graphql, one for each module system, whose classes differ. */
function isGraphQLError(error: unknown): boolean {
  return error instanceof Error && error.name === 'GraphQLError' && !(error as GraphQLError).originalError && !(error as GraphQLError).path;
}

/** What graphql-js says of a variable, without the value that did not fit: it quotes that whole, passwords included. */
function withoutValue(message: string): string {
  const variable = /^Variable "(\$\w+)"/.exec(message)?.[1];
  if (!variable) return message;
  const missing = /Field "\w+" of required type "[\w![\]]+" was not provided\.$/.exec(message)?.[0];
  return missing ? `Variable "${variable}": ${missing}` : `Variable "${variable}" has a value that does not fit its type.`;
}

/**
 * Masks errors for clients: a use case's error with its stable code, HTTP status and sentence;
 * a refused document in graphql's words, without the values it came with; anything else as INTERNAL.
 */
export function formatError(log: FastifyBaseLogger): (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError {
  return (formatted, error) => {
    const code = String(formatted.extensions?.code ?? '');
    const original = unwrapResolverError(error);
    if (isAboutRequest(code, original)) {
      return { message: withoutValue(formatted.message), locations: formatted.locations, extensions: { code: 'BAD_INPUT', status: 400 } };
    }
    const { message, code: stable, status, problems, retryAfter } = asAppError(original, log);
    return { message, path: formatted.path, extensions: { code: stable, status, ...(problems && { problems }), ...(retryAfter && { retryAfter }) } };
  };
}

/** The worst of an answer's errors decides the HTTP status of the whole. */
export function statusOf(errors: readonly GraphQLFormattedError[]): { status: number; retryAfter?: number } {
  const worst = errors.map((error) => error.extensions as { status?: number; retryAfter?: number } | undefined).sort((a, b) => (b?.status ?? 500) - (a?.status ?? 500))[0];
  return { status: worst?.status ?? 500, retryAfter: worst?.retryAfter };
}

