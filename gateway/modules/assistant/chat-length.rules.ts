/** Characters a chat message may have. Apart from the other rules, which the chat in the browser does without. */
export const MAX_CHAT_MESSAGE = 1000;
