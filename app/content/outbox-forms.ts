/** What forms say of the outbox. Apart from outbox.ts, whose words nobody needs who has no need of the outbox. */
export const outboxForms = {
  /** The title of the toast where a form failed. */
  error: 'Error',
  link: 'Saved on this device',
  notKept: {
    title: 'Not sent, and not kept',
    description: 'There was no answer. What you wrote is only in this form: please leave the page open and try again.',
  },
  editing: 'You are changing what is saved on this device. The saved one stays until you send this.',
} as const;
