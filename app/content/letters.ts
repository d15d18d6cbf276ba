import { company } from './company.ts';

/** Who wrote, as far as the first line of a notice needs it. */
interface Sender {
  readonly name: string;
  readonly company?: string | null;
}

const from = ({ name, company: firm }: Sender) => (firm ? `${name}, ${firm}` : name);

/** The words of what is sent by itself: to the staff, to visitors, to subscribers. */
export const letters = {
  /** To the staff. The record's own words follow below. */
  staff: {
    inquiry: (sender: Sender) => `Inquiry from ${from(sender)}`,
    lead: (sender: Sender) => `Chat lead: ${from(sender)}`,
    application: (sender: Sender, position: string) => `Application from ${sender.name}: ${position}`,
    /** Of an application that names no position. */
    anyPosition: 'any position',
    replyBy: 'Reply due',
    onTheDesk: 'On the desk',
    footnote: 'An answer to this letter goes to the person who wrote.',
    labels: {
      name: 'Name',
      email: 'E-mail',
      phone: 'Phone',
      company: 'Company',
      service: 'Service',
      position: 'Position',
      location: 'Location',
      currentLocation: 'Lives in',
      experience: 'Experience',
      portfolioUrl: 'Portfolio',
      expectedSalary: 'Expected salary',
      noticePeriod: 'Notice period',
      services: 'Services',
      purposeOfVisit: 'Purpose of visit',
      budget: 'Budget',
      timeline: 'Time frame',
    },
  },
  /** Goes to an address that somebody typed: nothing of what they typed may stand in it, or strangers could write through us. */
  receipt: {
    inquiry: {
      subject: 'We have your message',
      paragraphs: [
        `Your message to ${company.name} has arrived, and a person will read it. You have an answer ${company.replyPromise}, or, if all our offices are closed then, when the next one opens.`,
        'If there is something to add, answer this letter.',
      ],
    },
    application: {
      subject: 'We have your application',
      paragraphs: [
        `Your application to ${company.name} has arrived with its résumé, and people will read it, not a program. We write to you either way.`,
        'If there is something to add, answer this letter.',
      ],
    },
    notYou: `You did not write to us? Then somebody gave your address by mistake. You need do nothing; to have it erased, write to ${company.emails.privacy}.`,
  },
  confirmation: {
    subject: `Please confirm: the letter of ${company.name}`,
    asked: 'Somebody, presumably you, asked for our letter at this address: once a month, the newest article and one thing we learned. To get it, open this link and press the button there:',
    notYou: 'It was not you? Then do nothing, and no letter comes. This link takes your address off our list:',
  },
  signature: [company.name, company.officesLine],
} as const;
