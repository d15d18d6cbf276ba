import { company } from './company.ts';
import type { PageWords } from './types.ts';

export const contact = {
  head: {
    title: 'Contact us for a free quote · Longitude',
    description:
      'Tell us what you want to get done. A person who builds replies within 24 hours. Offices in Bengaluru, Kuala Lumpur and Dubai, Mon-Fri 9AM-6PM.',
  },
  heading: 'Tell us what you want to get done.',
  lede: `Write as much or as little as you like. Somebody who builds, not a call centre, reads every message and replies ${company.replyPromise}.`,
  form: {
    label: '01 / Write',
    heading: 'Your message',
    note: `Name, e-mail and message are enough. We reply ${company.replyPromise}, and use what you send only to answer you.`,
    privacy: { label: 'How we handle your data', href: '/privacy-policy' },
    fields: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'E-mail',
      phone: 'Phone',
      company: 'Company',
      service: 'Service',
      message: 'Message',
    },
    noService: 'Please choose',
    send: 'Send Message',
    sending: 'Sending...',
    /** Stands around the star: `Fields with * are required.` */
    required: { before: 'Fields with ', after: ' are required.' },
    /** The toast, and the words below the form. */
    failed: 'Failed to submit inquiry. Please try again.',
    notSent: 'Not sent. Everything you wrote is still here; please try again.',
    /** In place of the form, once the message has arrived. */
    sent: {
      heading: 'Your message has arrived.',
      text: `A person will read it and reply ${company.replyPromise}.`,
    },
    /** Below the form, or in a toast where it was left, when the message could not be sent and waits on the device. */
    kept: {
      heading: 'Kept on this device, not sent yet.',
      text: 'It could not reach us just now. The message leaves by itself as soon as it can; until then you can change or discard it.',
    },
  },
  details: {
    /** On small screens, where all that stands below the form. */
    jump: 'Call, WhatsApp or e-mail us instead',
    heading: 'Or without a form',
    emailLabel: 'E-mail',
    phoneLabel: 'Telephone',
    whatsappLabel: 'WhatsApp',
    hoursLabel: 'Business hours',
    hoursNote: 'In each office, on its own clock.',
  },
  reasons: {
    label: '02 / Why',
    heading: 'Why people write to us',
    items: [
      {
        title: '24/7 support',
        text: 'If a system we run fails at three in the morning, an engineer on call is already looking at it.',
      },
      {
        title: 'Expert team',
        text: 'Your message is read by a designer or developer with years in the trade, who can answer without asking around.',
      },
      {
        title: '50+ projects',
        text: 'In more than fifteen industries, so there is a fair chance that we have met your problem before.',
      },
      {
        title: 'Offices in 3 countries',
        text: 'India, Malaysia and Dubai: somebody is at a desk for thirteen hours of every working day.',
      },
    ],
  },
  offices: {
    label: '03 / Where',
    heading: 'The three offices',
    lede: 'Open Mon-Fri 9AM-6PM, each on its own clock. Visitors are welcome; a day’s notice makes sure of good coffee.',
    timeLabel: 'Time',
    stateLabel: 'Office',
  },
} as const satisfies PageWords & Record<string, unknown>;
