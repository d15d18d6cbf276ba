import type { Action } from '#content/types.ts';
import { isBlank } from '../../gateway/rules/blank.rules.ts';
import { uuid } from '../lib/uuid.ts';

/** What the assistant answers. */
export interface Answer {
  readonly response: string;
  /** Pages of this site. */
  readonly links: readonly Action[];
  /** Questions that the visitor might ask next. */
  readonly suggestions: readonly string[];
}

/** A line of the conversation (specification, section 3). All of it is plain text. */
export interface ChatMessage {
  readonly id: string;
  readonly message: string;
  readonly sender: 'bot' | 'user';
  readonly timestamp: Date;
  readonly links: readonly Action[];
  readonly suggestions: readonly string[];
  /** No answer came to it; in place of an answer, what says so. */
  readonly isFailed: boolean;
  /** And it is known that nobody has received it. */
  readonly isUnsent: boolean;
}

export interface ConversationState {
  readonly messages: readonly ChatMessage[];
  /** An answer is awaited. */
  readonly pending: boolean;
  /** What is typed and not yet sent. */
  readonly text: string;
  /** The last answer came while nobody was looking. */
  readonly unread: boolean;
}

interface ConversationOptions {
  readonly greeting: string;
  readonly suggestions: readonly string[];
  /** @param messageId the same each time the same words are sent, until they are answered: they may have been received before */
  readonly ask: (message: string, messageId: string) => Promise<Answer>;
  /** Whether it is known of a failure that nobody has received the message. */
  readonly isUnsent: (error: unknown) => boolean;
  /**
   * What the assistant says in place of an answer.
   *
   * @param isTyped the words stand where they can be sent again; otherwise they are suggested
   */
  readonly apologize: (error: unknown, isTyped: boolean) => string;
  readonly onFailure: (error: unknown) => void;
}

/** A conversation from its greeting on, for as long as the document lives. */
export function createConversation({ greeting, suggestions, ask, isUnsent, apologize, onFailure }: ConversationOptions) {
  let count = 0;
  let onlookers = 0;
  let state: ConversationState = { messages: [line('bot', greeting, { suggestions })], pending: false, text: '', unread: false };
  /** Of what was sent and not answered. */
  const ids = new Map<string, string>();
  const listeners = new Set<() => void>();

  function line(sender: ChatMessage['sender'], message: string, more: Partial<ChatMessage> = {}): ChatMessage {
    return { id: String((count += 1)), sender, message, timestamp: new Date(), links: [], suggestions: [], isFailed: false, isUnsent: false, ...more };
  }

  function change(next: Partial<ConversationState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Somebody looks at the conversation, until the answer is called. */
    attend() {
      onlookers += 1;
      if (state.unread) change({ unread: false });
      return () => void (onlookers -= 1);
    },
    write: (text: string) => change({ text }),
    /** Sends what is typed, or other words in its place; blank ones and a second message at a time are not sent. */
    async send(words?: string): Promise<void> {
      const message = (words ?? state.text).trim();
      if (isBlank(message) || state.pending) return;
      const own = line('user', message);
      const messageId = ids.get(message) ?? uuid();
      ids.set(message, messageId);
      const offered = state.messages.at(-1)?.suggestions ?? [];
      change({ messages: [...state.messages, own], pending: true, text: words === undefined ? '' : state.text });
      try {
        const { response, ...more } = await ask(message, messageId);
        ids.delete(message);
        change({ messages: [...state.messages, line('bot', response, more)], pending: false, unread: onlookers === 0 });
      } catch (error) {
        const before = state.messages.map((one) => (one === own ? { ...own, isFailed: true, isUnsent: isUnsent(error) } : one));
        // What was not answered is given back: to be edited, or beside what else is being written.
        const isTyped = state.text.trim() === '';
        const again = isTyped ? [] : [...new Set([...offered, message])];
        const apology = line('bot', apologize(error, isTyped), { suggestions: again, isFailed: true });
        change({ messages: [...before, apology], pending: false, text: isTyped ? message : state.text, unread: onlookers === 0 });
        onFailure(error);
      }
    },
  };
}
