import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/** Bytes of a JSON body at most. */
export const MAX_JSON_BYTES = 256 * 1024;

/** JSON is UTF-8 (RFC 8259, section 8.1). Lenient decoding would store something else than was sent. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Accepts JSON and nothing else, refusing `__proto__` and `constructor` keys. An empty body with a
 * JSON content type is no body: the specification's client declares JSON on every write (section 7).
 */
export function acceptJsonOnly(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: MAX_JSON_BYTES }, (request, body, done) => {
    let text: string;
    try {
      text = utf8.decode(body as Buffer);
    } catch {
      done(new AppError('BAD_INPUT', 'The body is not valid UTF-8.'));
      return;
    }
    if (text === '') done(null, undefined);
    else parse(request, text, done);
  });
}
