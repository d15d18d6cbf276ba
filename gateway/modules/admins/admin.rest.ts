import type { FastifyInstance } from 'fastify';
import { bearerAuth, failures, record, schemaOf, text, uuid } from '../../rest/schemas.ts';
import { logIn } from './log-in.ts';
import { loginRules } from './login.rules.ts';
import { requireAdmin } from './require-admin.ts';

const admin = record({ id: uuid, name: text, email: text });

/** `POST /api/admin/login` */
export function loginRoutes(api: FastifyInstance): void {
  api.post('/admin/login', {
    schema: {
      summary: 'Start a session',
      tags: ['staff'],
      body: schemaOf(loginRules),
      response: { 200: { description: 'The session', ...record({ token: text, admin }) }, ...failures(400, 401, 413, 415, 429) },
    },
    handler: (request) => logIn(request.ctx, request.body),
  });
}

/** `GET /api/admin/verify` */
export function sessionRoutes(scope: FastifyInstance): void {
  scope.get('/verify', {
    schema: {
      summary: 'Whose token this is',
      tags: ['staff'],
      security: bearerAuth,
      response: { 200: { description: 'The admin', ...record({ admin }) }, ...failures(401) },
    },
    handler: async (request) => ({ admin: await requireAdmin(request.ctx) }),
  });
}
