import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SitePage } from './built-site.ts';

/** Sends a prerendered page in the best encoding that the browser takes, or 304 when it has it already. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: SitePage, status = 200): FastifyReply {
  const encoding = bestEncoding(request.headers['accept-encoding'] ?? '', page);
  // One tag an encoding: the bytes differ (RFC 9110, section 8.8.3.3).
  const etag = encoding ? `"${page.etag.slice(1, -1)}-${encoding}"` : page.etag;
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
  if (status === 200 && request.headers['if-none-match']?.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag)) {
    return reply.code(304).send();
  }
  // What it says goes without saying in HTTP/1.1. A page and its headers are to fit into the first flight of packets.
  reply.raw.removeHeader('connection');
  if (encoding) reply.header('content-encoding', encoding);
  return reply.code(status).type('text/html; charset=utf-8').send(encoding === 'br' ? page.br : encoding === 'gzip' ? page.gz : page.html);
}

/** Both are worth more than what a browser may prefer between them; only `q=0` refuses one (RFC 9110, section 12.5.3). */
function bestEncoding(accepted: string, page: SitePage): 'br' | 'gzip' | undefined {
  const choices = accepted.toLowerCase().split(',').map((choice) => choice.replaceAll(' ', '').split(';q='));
  const takes = (name: string) => choices.some(([encoding, weight]) => encoding === name && Number(weight ?? 1) > 0);
  if (page.br && takes('br')) return 'br';
  if (page.gz && takes('gzip')) return 'gzip';
  return undefined;
}
