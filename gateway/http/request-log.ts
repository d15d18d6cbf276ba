import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

/** Pages and assets are many and say little: they are logged at `debug`, what does something at `info`. */
const worthALine = /^\/(api|graphql|contact\b|newsletter\b)/;

/** One line for each request, when it is answered: what was asked, how it ended, how long it took. Never who, nor what they wrote. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // Said once, with its end.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const path = request.url.split('?', 1)[0] ?? '';
    const level = error ? 'warn' : worthALine.test(path) && request.method !== 'GET' ? 'info' : 'debug';
    request.log[level]({ method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
  }

  override routeNotFound(): void {
    // Fastify would log the whole URL, and with it a query that may hold anything.
  }
}
