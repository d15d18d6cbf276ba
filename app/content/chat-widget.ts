import { company } from './company.ts';

/** What the chat says around the conversation. The assistant's own words are in chat.ts. */
export const chatWidget = {
  close: 'Close',
  conversation: 'Conversation',
  senders: { bot: 'Assistant', user: 'You' },
  /** Said of an answer that came while the chat was closed. */
  unread: 'a new answer',
  typing: 'The assistant is looking it up',
  /** Said beside the sign for that, where it takes long. */
  late: 'Still looking. It takes longer than usual.',
  suggestions: 'You could ask',
  followUps: 'You could go on with',
  links: 'Read on',
  /** The second line of the head: whether a person could answer now. */
  hours: {
    open: (cities: readonly string[]) => `Somebody is at work in ${new Intl.ListFormat('en-GB').format(cities)} now.`,
    /** Says the day only where it is not today's there. Never "tomorrow": the visitor may have another day already. */
    closed: (city: string, hour: string, day?: string) => `Nobody is at a desk right now. ${city} opens ${day ? `on ${day} ` : ''}at ${hour} local time.`,
    reply: `The team replies ${company.replyPromise}.`,
  },
  ways: { whatsapp: 'WhatsApp', form: 'Contact form', formHref: '/contact#write' },
  notice: {
    text: 'We store what you write here with the answers, so that our people can follow it up.',
    link: { label: 'Privacy policy', href: '/privacy-policy#chat' },
  },
  field: {
    label: 'Your message to the assistant',
    send: 'Send',
    left: (count: number, most: string) => `${count} of ${most} characters left`,
    over: (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'character' : 'characters'} too many for one message. Please shorten it; the contact form has room for more.`,
    /** Of words that are too many for the contact form, too. */
    farOver: (count: number, most: string) => `${count.toLocaleString('en-US')} characters too many for one message. Please shorten it; the contact form has room for ${most} in all.`,
  },
  lost: {
    title: 'No connection',
    text: 'What you type stays here. The contact form keeps a message on this device and sends it once there is a connection.',
  },
  carry: 'Take it to the contact form',
  /** Of what was taken there. */
  carriedTooMuch: {
    title: 'Too long for the contact form',
    text: (count: string, most: string) => `All ${count} characters are in it, and it can be sent with ${most}. Please shorten it.`,
  },
  /** Said of a message that nobody can have received, and of one that somebody may have. */
  unsent: 'Not sent',
  unanswered: 'No answer came',
  failure: {
    title: 'Chat Error',
    tooMany: (wait: string, isTyped: boolean) => `You are quicker than I am allowed to be. Please send that again in ${wait}; ${isTyped ? 'it is still in the field below' : 'the question is listed below'}.`,
    seconds: (count: number) => (count === 1 ? '1 second' : `${count} seconds`),
    minutes: (count: number) => (count === 1 ? 'a minute' : `${count} minutes`),
    /** Whatever is longer than that is a matter of hours, or a mistake. */
    long: 'an hour or more',
    noAnswer: 'No answer came. The connection may have dropped.',
    /** The line holds, and what is at its other end is slow. */
    slow: 'The answer takes too long to come, and the connection is fine. Please send that again.',
    unreadable: 'An answer came that could not be read.',
  },
} as const;
