import type { FastifyInstance } from 'fastify';
import { failures, record, schemaOf, text } from '../../rest/schemas.ts';
import { chatRules } from './chat.rules.ts';
import { replyToMessage } from './reply-to-message.ts';

/** `POST /api/chat` */
export function chatRoutes(api: FastifyInstance): void {
  api.post('/chat', {
    schema: {
      summary: 'Say something to the assistant',
      tags: ['visitors'],
      body: schemaOf(chatRules),
      response: { 200: { description: 'Its reply', ...record({ response: text }) }, ...failures(400, 413, 415, 429) },
    },
    handler: (request) => replyToMessage(request.ctx, request.body),
  });
}
