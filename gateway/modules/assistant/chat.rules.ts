import { missing } from '#content/field-problems.ts';
import * as v from 'valibot';
import { isBlank } from '../../rules/blank.rules.ts';
import { requiredText, trimmedText } from '../../rules/text.rules.ts';
import { MAX_CHAT_MESSAGE } from './chat-length.rules.ts';

/**
 * A chat message (specification, sections 5 and 7): the text is trimmed, then counted; the session id is the page load's. The
 * message may have an id: sent again with the same one, it is answered as before.
 */
export const chatRules = v.object(
  {
    message: v.pipe(trimmedText(MAX_CHAT_MESSAGE, missing.message), v.check((text) => !isBlank(text), missing.message)),
    sessionId: requiredText(200, 'is missing'),
    messageId: v.nullish(v.pipe(v.string('must be a UUID'), v.uuid('must be a UUID'))),
  },
  'must be an object with message and sessionId',
);

export type ChatInput = v.InferOutput<typeof chatRules>;
