import type { FastifyInstance } from 'fastify';
import { processRequest } from 'graphql-upload-minimal';
import { AppError, badInput } from '../errors.ts';
import { MAX_RESUME_BYTES } from '../modules/applications/resume.rules.ts';
import { MAX_JSON_BYTES } from '../http/json-body.ts';
import { limitUpload } from '../http/upload-size.ts';

/** Lets a scope take multipart requests with one file (graphql-multipart-request-spec). */
export function acceptUploads(scope: FastifyInstance): void {
  // The body is left on the socket for `processRequest`.
  scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));

  // A file that no field asked for is still on the socket, and would hold the connection.
  scope.addHook('onResponse', async (request) => {
    request.raw.unpipe();
    request.raw.resume();
  });

  scope.addHook('preValidation', async (request, reply) => {
    if (!request.headers['content-type']?.startsWith('multipart/form-data')) return;
    // Before anything is read: Apollo would ask for this header as well, but only afterwards.
    if (!request.headers['apollo-require-preflight']) throw badInput({ 'apollo-require-preflight': 'this header is required for uploads' });
    limitUpload(request, MAX_RESUME_BYTES);
    try {
      request.body = await processRequest(request.raw, reply.raw, {
        maxFieldSize: MAX_JSON_BYTES,
        // One byte over the limit tells a file that is too large from one that just fits.
        maxFileSize: MAX_RESUME_BYTES + 1,
        maxFiles: 1,
      });
    } catch (error) {
      const { status } = error as { status?: number };
      if (status === 413) throw new AppError('TOO_LARGE', 'The request has too many files or is too large.');
      throw badInput({ body: 'is not a complete multipart request with operations, map and one file' });
    }
    if (Array.isArray(request.body)) throw badInput({ operations: 'must be a single operation' });
  });
}
