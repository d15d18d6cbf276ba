import type { PageWords } from './types.ts';

/** The words of /careers. The positions and benefits themselves are in positions.ts. */
export const careers = {
  head: {
    title: 'Careers: four open positions · Longitude',
    description:
      'Open positions in Bengaluru, Kuala Lumpur and Dubai for a developer, a mobile developer, a designer and a marketer. Small teams, plain hours, open pay.',
  },
  heading: 'Work that is finished, shown and used.',
  lede: 'Teams of five to eight, one project at a time, and something to show each Friday. If that sounds restful rather than dull, read on.',
  positions: {
    heading: 'Open positions',
    apply: 'Apply Now',
    facts: { department: 'Department', location: 'Location', type: 'Type', experience: 'Experience' },
  },
  benefits: {
    label: 'Benefits',
    heading: 'What you get besides the work',
  },
  hiring: {
    label: 'Hiring',
    heading: 'What happens after you apply',
    steps: [
      {
        title: 'A person reads it',
        text: 'Someone from the team you would join reads every application and answers within two weeks, also when the answer is no.',
      },
      {
        title: 'A conversation',
        text: 'Forty-five minutes about work you are proud of and work you are not.',
      },
      {
        title: 'A paid half day',
        text: 'You work with two of us on something real. No puzzles on a whiteboard, no unpaid homework.',
      },
      {
        title: 'An answer in three days',
        text: 'An offer with salary band and starting date, or a no with reasons.',
      },
    ],
  },
  application: {
    nameOf: (title: string) => `Application as ${title}`,
    fields: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'E-mail',
      phone: 'Phone',
      currentLocation: 'Current location',
      experience: 'Experience',
      coverLetter: 'Cover letter',
      resume: 'Résumé',
      portfolioUrl: 'Portfolio URL',
      expectedSalary: 'Expected salary',
      noticePeriod: 'Notice period',
    },
    resumeHint: 'PDF or Word, at most 5 MB.',
    required: 'Fields with * are required.',
    send: 'Submit Application',
    sending: 'Submitting...',
    cancel: 'Cancel',
    /** The toast, and the words beside the buttons. */
    failed: 'Failed to submit application. Please try again.',
    notSent: 'Not sent. Everything you wrote is still here.',
    notLoaded: 'The form did not load. Please check the connection and try again, or load this page anew.',
    note: 'We keep applications for twelve months at the longest and then delete them, the résumé included.',
    privacy: { label: 'How we handle your data', href: '/privacy-policy' },
    sent: {
      heading: 'Your application has arrived.',
      text: 'Someone from the team will read it and answer within two weeks.',
    },
    kept: {
      heading: 'Kept on this device, not sent yet.',
      text: 'It could not reach us just now. The application leaves by itself as soon as it can.',
    },
  },
  closing: {
    promise: 'Answer within two weeks',
    heading: 'Your trade is not listed?',
    text: 'We read unasked-for letters too. Tell us what you would do here that nobody does yet.',
    action: { label: 'Get in Touch', href: '/contact' },
  },
} as const satisfies PageWords & Record<string, unknown>;
