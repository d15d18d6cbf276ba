import type { FastifyInstance } from 'fastify';
import { failures, record, schemaOf, text } from '../../rest/schemas.ts';
import { chatRules } from './chat.rules.ts';
import { replyToMessage } from './reply-to-message.ts';

const reply = record({
  response: { ...text, description: 'Plain text' },
  links: { type: 'array', description: 'The pages that the answer comes from', items: record({ href: { ...text, description: 'A path on this site' }, label: text }) },
  suggestions: { type: 'array', description: 'What the visitor might ask next', items: text },
});

/** `POST /api/chat` */
export function chatRoutes(api: FastifyInstance): void {
  api.post('/chat', {
    schema: {
      summary: 'Say something to the assistant',
      tags: ['visitors'],
      body: schemaOf(chatRules),
      response: { 200: { description: 'Its reply', ...reply }, ...failures(400, 413, 415, 422, 429) },
    },
    handler: (request) => replyToMessage(request.ctx, request.body),
  });
}
