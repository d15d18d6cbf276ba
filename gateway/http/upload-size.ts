import type { FastifyRequest } from 'fastify';
import { AppError, badInput } from '../errors.ts';

/** What a multipart request holds beside its one file: fields, headers and boundaries. In bytes. */
const MAX_BESIDE_FILE = 512 * 1024;

/**
 * Refuses a multipart request that is too large as a whole before any of it is read. Browsers always say how long a
 * form is; one that does not say cannot be held to a size.
 *
 * @param maxFileBytes what its file may have
 * @throws AppError BAD_INPUT, TOO_LARGE
 */
export function limitUpload(request: FastifyRequest, maxFileBytes: number): void {
  const length = request.headers['content-length'];
  if (length === undefined) throw badInput({ 'Content-Length': 'this header is required for uploads' });
  if (Number(length) > maxFileBytes + MAX_BESIDE_FILE) throw new AppError('TOO_LARGE', 'The request is too large. Please select a file smaller than 5MB.');
}
