import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import { sendTextError } from '../../http/errors.ts';
import { formFields } from '../../http/form-fields.ts';
import { MAX_JSON_BYTES } from '../../http/json-body.ts';
import { formPage, receivedPage } from './contact-form.page.ts';
import { submissionHash } from '../submissions/submission.ts';
import { submitInquiry } from './submit-inquiry.ts';

/** `POST /contact`: the contact form of a browser that runs no script. */
export async function contactFormRoutes(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(formbody, { bodyLimit: MAX_JSON_BYTES });
  scope.setErrorHandler(sendTextError);

  scope.post('/contact', async (request, reply) => {
    const fields = formFields(request.body);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    try {
      await submitInquiry(request.ctx, { sourcePage: '/contact', referrer: request.headers.referer, ...fields }, keyOf(fields));
      return reply.code(201).send(receivedPage());
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      // Nothing that was typed is lost: it comes back in the form, beside what is wrong with it.
      if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
      return reply.code(error.status).send(formPage(fields, error));
    }
  });
}

/**
 * A page without script has no key of its own. What was written is its key for a day, so that
 * a second press, or a reload of the answer, makes no second inquiry.
 */
function keyOf(fields: Record<string, string>): string {
  const day = new Date().toISOString().slice(0, 10);
  return `form:${day}:${submissionHash(fields).toString('base64url')}`;
}
