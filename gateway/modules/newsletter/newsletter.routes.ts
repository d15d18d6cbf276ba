import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newsletter } from '#content/newsletter.ts';
import { newsletterPages } from '#content/newsletter-pages.ts';
import { AppError } from '../../errors.ts';
import { sendTextError } from '../../http/errors.ts';
import { formFields } from '../../http/form-fields.ts';
import { MAX_JSON_BYTES } from '../../http/json-body.ts';
import { confirm } from './confirm.ts';
import { askingPage, refusedPage, spoiltLinkPage, wordsPage } from './newsletter.page.ts';
import type { LinkPurpose } from './newsletter-links.ts';
import { subscribe } from './subscribe.ts';
import { unsubscribe } from './unsubscribe.ts';

/** `POST /newsletter` of a browser that runs no script, and what the links in letters lead to. */
export async function newsletterPageRoutes(scope: FastifyInstance): Promise<void> {
  scope.setErrorHandler(sendTextError);
  scope.addHook('onSend', async (_request, reply) => {
    // The address of these pages is a key: it goes nowhere else.
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });
  await scope.register(formRoute);
  await scope.register(linkRoutes);
}

async function formRoute(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(formbody, { bodyLimit: MAX_JSON_BYTES });
  scope.post('/newsletter', async (request, reply) => {
    const fields = formFields(request.body);
    try {
      await subscribe(request.ctx, { sourcePage: request.headers.referer, ...fields });
      return html(reply, 202, wordsPage(newsletter.done));
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
      return html(reply, error.status, refusedPage(fields, error));
    }
  });
}

/** A mail program posts to the same address as the button (RFC 8058). What it posts says nothing that the address does not. */
async function linkRoutes(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_JSON_BYTES }, (_request, _body, done) => done(null));

  scope.post('/newsletter/unsubscribe', async (request, reply) => {
    const outcome = await unsubscribe(request.ctx, tokenOf(request));
    return outcome === 'off' ? html(reply, 200, wordsPage(newsletterPages.unsubscribe.done)) : html(reply, 400, spoiltLinkPage());
  });

  scope.post('/newsletter/confirm', async (request, reply) => {
    const outcome = await confirm(request.ctx, tokenOf(request));
    if (outcome === 'unsigned') return html(reply, 400, spoiltLinkPage());
    return outcome === 'gone' ? html(reply, 404, wordsPage(newsletterPages.confirm.gone)) : html(reply, 200, wordsPage(newsletterPages.confirm.done));
  });

  for (const purpose of ['unsubscribe', 'confirm'] as const satisfies LinkPurpose[]) {
    scope.get(`/newsletter/${purpose}`, (request, reply) => {
      const token = tokenOf(request);
      const isOurs = request.ctx.services.newsletterLinks.read(purpose, token) !== undefined;
      return isOurs ? html(reply, 200, askingPage(purpose, token)) : html(reply, 400, spoiltLinkPage());
    });
  }
}

function html(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(page);
}

function tokenOf({ query }: FastifyRequest): string {
  const { token } = query as { token?: unknown };
  return typeof token === 'string' ? token : '';
}
