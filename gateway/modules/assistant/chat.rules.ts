import { missing } from '#content/field-problems.ts';
import * as v from 'valibot';
import { requiredText } from '../../rules/text.rules.ts';
import { MAX_CHAT_MESSAGE } from './chat-length.rules.ts';

/** A chat message (specification, sections 5 and 7): the text is trimmed, the session id is the page load's. */
export const chatRules = v.object(
  {
    message: v.pipe(requiredText(MAX_CHAT_MESSAGE, missing.message), v.trim()),
    sessionId: requiredText(200, 'is missing'),
  },
  'must be an object with message and sessionId',
);

export type ChatInput = v.InferOutput<typeof chatRules>;
