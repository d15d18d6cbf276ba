/** The round button on every page, and what it says until the chat is there. Apart from the chat's own words, which come with it. */
export const chatButton = {
  label: 'Chat with us',
  place: 'Chat',
  coming: 'The chat is on its way. If it takes long:',
  failed: 'The chat did not come: the connection may have dropped. You can still use the',
  form: { label: 'contact form', href: '/contact' },
} as const;

/** In its place where no script runs: the words around the addresses. What leads to the contact form follows. */
export const chatWithoutScript = {
  write: 'The chat needs JavaScript. Write to',
  call: (city: string) => `call ${city} at`,
  or: 'or use the',
} as const;
