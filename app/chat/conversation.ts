import { chatWidget } from '#content/chat-widget.ts';
import { chat } from '#content/chat.ts';
import { useSyncExternalStore } from 'react';
import { ResponseError } from '../lib/api.ts';
import { toast } from '../ui/toast/toast.ts';
import { askAssistant, isUnsent } from './ask-assistant.ts';
import { newSessionId } from './session-id.ts';
import { createConversation, type ConversationState } from './store.ts';

/** Once for each load of the page. */
const sessionId = newSessionId();

/** What says that the last try has failed. */
let complaint: ReturnType<typeof toast> | undefined;

/** Takes it away, once there is an answer or another way is taken. */
export const dropComplaint = () => complaint?.dismiss();

/** The conversation of this page. */
export const conversation = createConversation({
  greeting: chat.greeting,
  suggestions: chat.suggestions,
  ask: async (message, messageId) => {
    const answer = await askAssistant(message, sessionId, messageId);
    dropComplaint();
    return answer;
  },
  isUnsent,
  apologize: (error, isTyped) => (error instanceof ResponseError && error.status === 429 ? chatWidget.failure.tooMany(waitOf(error), isTyped) : chat.apology),
  onFailure: (error) => {
    complaint = toast({ title: chatWidget.failure.title, description: error instanceof Error ? error.message : String(error), variant: 'destructive' });
  },
});

export function useConversation(): ConversationState {
  return useSyncExternalStore(conversation.subscribe, conversation.read, conversation.read);
}

function waitOf({ retryAfter = 60 }: ResponseError): string {
  const { seconds, minutes, long } = chatWidget.failure;
  if (retryAfter > 3600) return long;
  // A proxy may say anything.
  return retryAfter < 60 ? seconds(Math.max(1, Math.ceil(retryAfter))) : minutes(Math.ceil(retryAfter / 60));
}
