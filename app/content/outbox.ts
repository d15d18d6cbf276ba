import type { PageWords } from './types.ts';

/** What is written without a connection and waits on the visitor's device: the page about it, and the words elsewhere. */
export const outbox = {
  head: {
    title: 'Saved on this device · Longitude',
    description: 'What you wrote to Longitude without a connection, and where it is on its way: waiting, being sent, or received with its receipt code.',
  },
  label: 'Outbox',
  heading: { before: 'Saved on this ', emphasis: 'device', after: '.' },
  lede: 'What you wrote here and could not be sent at once. It leaves by itself as soon as there is a connection; until then nobody but you has it.',
  reading: 'Looking through this device…',
  withoutScript: 'This page reads what your browser has kept, for which it needs JavaScript.',
  empty: {
    heading: 'Nothing waits here.',
    text: 'If the connection fails while you send us something, it will be kept on this page until it has arrived.',
    action: { label: 'Write to us', href: '/contact' },
  },
  /** By the kind of the item: its name, and the page with its form. */
  kinds: {
    inquiry: { name: 'Your message', href: '/contact' },
    application: { name: 'Your application', href: '/careers' },
    newsletter: { name: 'Your sign-up for the letter', href: '/blog' },
    other: { name: 'What you wrote', href: '' },
  } as Readonly<Record<string, { readonly name: string; readonly href: string }>> & { readonly other: { readonly name: string; readonly href: string } },
  states: { waiting: 'Waiting', sending: 'Being sent', attention: 'Needs your attention', received: 'Received' },
  reasons: {
    busy: 'Our server could not take it just now. It will be tried again by itself.',
    silence: 'There was no connection. It leaves by itself as soon as there is one, also while this page is closed where the browser can do that.',
    attention: 'Our server did not accept it as it is. Please look it over and send it again; it stays here until you do.',
    sending: 'It is on its way.',
  },
  /** In a toast, where it can be neither edited nor discarded. */
  busy: { title: 'Not just now', description: 'It is being sent at this moment, or open in another tab.' },
  said: 'Our server said:',
  nextTry: 'Next try at',
  written: 'Written',
  file: 'Résumé',
  receipt: 'Receipt',
  receivedText: 'It has arrived, and everything you wrote has been deleted from this device.',
  actions: {
    sendNow: 'Send now',
    edit: 'Edit',
    cancel: 'Discard',
    ask: 'Discard it for good?',
    confirm: 'Yes, discard it',
    keep: 'Keep it',
    dismiss: 'Remove from this list',
  },
  privacyNote: 'All of it lies unencrypted in this browser’s storage. On a shared device, send or discard it before you leave.',
  notify: {
    offer: 'Tell me when it has arrived',
    note: 'With a notification, also when this page is closed.',
    allowed: 'You will be told by a notification.',
  },
  notification: {
    title: (name: string) => `${name} has arrived.`,
    body: (receipt?: string) => (receipt ? `Receipt ${receipt}` : 'Everything you wrote has been deleted from this device.'),
  },
  bar: {
    lost: 'No connection. You can read on; forms you send are kept on this device until there is one.',
    arrived: (name: string, receipt?: string) => `${name} has arrived.${receipt ? ` Receipt ${receipt}.` : ''}`,
    severalArrived: (count: number) => `${count} of the things that waited here have arrived.`,
    attention: 'Something you wrote could not be accepted and needs your attention.',
    close: 'Close',
  },
} as const satisfies PageWords & Record<string, unknown>;
