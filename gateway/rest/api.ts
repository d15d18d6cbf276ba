import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { company } from '#content/company.ts';
import { loginRoutes, sessionRoutes } from '../modules/admins/admin.rest.ts';
import { requireAdmin } from '../modules/admins/require-admin.ts';
import { applicationRoutes, jobApplicationRoutes } from '../modules/applications/application.rest.ts';
import { chatRoutes } from '../modules/assistant/chat.rest.ts';
import { contactRoutes, inquiryRoutes } from '../modules/inquiries/inquiry.rest.ts';
import { leadRoutes } from '../modules/leads/lead.rest.ts';
import { newsletterRoutes } from '../modules/newsletter/newsletter.rest.ts';
import { privacyRoutes } from '../modules/privacy/privacy.rest.ts';
import { AppError } from '../errors.ts';
import { exportRoutes } from './export-routes.ts';
import { sendTextError } from '../http/errors.ts';
import { acceptJsonOnly } from '../http/json-body.ts';

/** Everything under `/api`: JSON in, JSON out, errors as one sentence of plain text. */
export async function restApi(api: FastifyInstance): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${company.name} API`, version: '1.0.0' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
  });
  // The schemas describe; what holds an input against its rules is the use case, which the
  // schemas are made from the rules of, and which GraphQL passes through as well.
  api.setValidatorCompiler(() => () => true);
  api.setErrorHandler(sendTextError);
  api.setNotFoundHandler((request, reply) => sendTextError(new AppError('NOT_FOUND', 'There is nothing at this address.'), request, reply));
  api.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  acceptJsonOnly(api);

  contactRoutes(api);
  chatRoutes(api);
  newsletterRoutes(api);
  loginRoutes(api);
  await api.register(jobApplicationRoutes);
  await api.register(adminApi, { prefix: '/admin' });
  api.get('/openapi.json', { schema: { hide: true } }, () => api.swagger());
}

/** Denied by default: nobody without a valid token gets as far as having their input read. */
async function adminApi(admin: FastifyInstance): Promise<void> {
  admin.addHook('onRequest', async (request) => void (await requireAdmin(request.ctx)));
  sessionRoutes(admin);
  inquiryRoutes(admin);
  leadRoutes(admin);
  applicationRoutes(admin);
  privacyRoutes(admin);
  exportRoutes(admin);
}
