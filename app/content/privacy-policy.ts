import { company } from './company.ts';
import type { PrivacyPolicy } from './types.ts';

/** Describes what this software does with personal data: whoever changes the one has to change the other. */
export const privacyPolicy: PrivacyPolicy = {
  head: {
    title: 'Privacy policy · Longitude',
    description:
      'What Longitude collects through forms, job applications, chat and newsletter, what stays on your device, how long we keep it and how to have it erased.',
  },
  heading: 'Privacy policy',
  labels: { contents: 'Contents', lastUpdated: 'Last updated', minimumAge: 'Minimum age' },
  lede: 'What we collect when you use this site, why, who reads it, how long we keep it, and how you get it back or have it erased. Written to be read.',
  lastUpdated: 'March 1, 2024',
  lastUpdatedDate: '2024-03-01',
  minimumAge: 13,
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      paragraphs: [
        `You can read this whole site without telling us who you are. We learn something about you only when you send us a form, an application, a newsletter sign-up or a chat message, and from the few technical facts that any web server sees. We sell nothing of it and advertise with none of it. Questions and requests go to ${company.emails.privacy}.`,
      ],
    },
    {
      id: 'who-we-are',
      heading: 'Who is responsible',
      paragraphs: [
        `${company.legalName} ("Longitude", "we"), with offices in Bengaluru, Kuala Lumpur and Dubai, decides how and why the data described here is used. Write to ${company.emails.privacy} or to any of the offices listed on the contact page.`,
        'We follow the data protection laws of the countries in which we have offices: India’s Digital Personal Data Protection Act 2023, Malaysia’s Personal Data Protection Act 2010 and the Federal Decree-Law No. 45 of 2021 of the United Arab Emirates. If you live where another law gives you more, such as the GDPR in Europe, we honour that too.',
      ],
    },
    {
      id: 'inquiries',
      heading: 'When you send the contact form',
      paragraphs: [
        'We keep what you write in order to answer you and, if it comes to that, to prepare a proposal. Only first name, last name, e-mail and message are required. With the form we receive some facts about where it was sent from, so that we know which pages and campaigns bring people to us.',
        'To hold back spam, the form has a field that people do not see and notes the time between its opening and its sending. A message that looks like spam is set aside for a person to check. It is not thrown away unread.',
        'Where we have switched it on, we send one e-mail to the address you gave, once a day at most, to say that your message has arrived. It repeats nothing of what you wrote.',
      ],
      list: [
        'What you enter: first name, last name, e-mail, phone, company, service of interest, message',
        'Where it came from: the page with the form, and the page that led you to our site, if your browser tells',
        'Campaign marks in the link that you followed (UTM source, medium, campaign, term and content), if there were any',
        'The language set in your browser',
        'The time of receipt, and a random number that keeps a message from being stored twice',
      ],
    },
    {
      id: 'applications',
      heading: 'When you apply for a job',
      paragraphs: [
        'We use your application to decide on the position you applied for, and for nothing else unless you ask us to keep it in mind. Please leave out what we do not need: a photograph, religion, health, family.',
      ],
      list: [
        'The position with its department and location',
        'First name, last name, e-mail, phone, current location, experience and cover letter',
        'If you give them: the address of a portfolio, expected salary and notice period',
        'Your résumé as a PDF or Word file of up to 5 MB, with the name that the file has',
      ],
    },
    {
      id: 'chat',
      heading: 'When you use the chat assistant',
      paragraphs: [
        'The assistant is a program, not a person. We store your messages and its answers together with a session id, which is made at random each time the page is loaded and is not tied to you or your device. If you tell the assistant who you are or what you need, it picks that out and notes it as a lead: name, company, e-mail, phone, location, purpose of your visit, services, requirements, budget and time frame. Our staff read leads and conversations in order to get in touch with you and to correct wrong answers.',
        'Answers may be written with the help of a language-model provider that works on our behalf. Where that is switched on, the text of your conversation is passed to the provider, who may not use it to train models. Where it is off, or does not answer, a built-in assistant on our own server replies. Please do not enter passwords, card numbers or health data.',
      ],
    },
    {
      id: 'newsletter',
      heading: 'When you subscribe to the newsletter',
      paragraphs: [
        `We store your e-mail address, the words you agreed to, the time and the page on which you did, and use the address to send the newsletter, but not before it has been confirmed by a link that we send there. An address that is not confirmed is deleted. We do not measure whether you open it. To stop it, use the link in any issue or write to ${company.emails.privacy}; the address is then deleted.`,
      ],
    },
    {
      id: 'analytics',
      heading: 'Analytics',
      paragraphs: [
        'Where we have switched it on, a third-party analytics service tells us which pages are read. It receives the address of the page at each change of page, without what you typed into a search, and, as with any request, your network address and kind of browser. If the service would know your browser again, it is not loaded before you have said yes, and you may take that back at any time. If your browser sends Do Not Track or Global Privacy Control, that is a no. The service is never loaded on our staff pages under /admin, nor in a browser in which a member of staff is logged in.',
      ],
    },
    {
      id: 'on-your-device',
      heading: 'What is kept on your own device',
      paragraphs: [
        'We set no advertising cookies. So that the site works without a connection and remembers your choices, your browser keeps the following. You can delete all of it in your browser’s settings under site data.',
      ],
      list: [
        'Your choice of the light or the dark theme, and whether you dismissed a notice such as the offer to install the site',
        'Your answer on analytics, where we ask for it',
        'Until you close the tab: how far down each page you had read, so that the way back leads there. What you have typed into a form and not sent is only in the page’s memory, and gone with it',
        'Forms that could not be sent for want of a connection, a résumé included: they wait unencrypted in your browser’s storage until they have been delivered or you discard them, and are then removed. On a shared device, send or discard them before you leave. Of what was delivered, a note of when you wrote it and its receipt code stay until you take them off the list',
        'Copies of the site’s public pages, scripts and pictures, kept by a service worker for reading offline. No personal data is among them',
        'For our staff only: a login token for the dashboard, until they log out or it expires',
      ],
    },
    {
      id: 'server',
      heading: 'What our server notes',
      paragraphs: [
        'To fend off abuse, the server counts requests by network address for forms, chat and login. A count is needed for minutes, in some cases for hours, and is not kept beyond one day. Technical logs note the time, path, outcome and duration of a request, and may include the network address. They do not contain the text of your messages, your e-mail address, your phone number or passwords. Logs are kept for 30 days at the longest.',
      ],
    },
    {
      id: 'legal-grounds',
      heading: 'On what grounds',
      paragraphs: [
        'We handle inquiries, chat leads and applications because you ask us to, as steps towards a possible contract. The newsletter and, where required, analytics rest on your consent. Protection against abuse and the security of our systems rest on our legitimate interest in a site that works. You are not obliged to give us anything; without the required fields, however, we cannot answer.',
      ],
    },
    {
      id: 'who-reads-it',
      heading: 'Who reads it and where it is kept',
      paragraphs: [
        'Inquiries, leads and applications are read by members of our staff who need them for their work, after logging in to a protected dashboard. Since we work in three countries, colleagues in India, Malaysia and the United Arab Emirates may read them, under the same internal rules.',
        'The data lies in our database at a hosting provider who works under contract and on our instructions. Other recipients are the language-model, e-mail and analytics providers and those of the programs in which our staff learn of new messages, such as a chat or customer records, each only where switched on and only for the purpose named above. If data leaves your country, we rely on the safeguards that its law provides, such as standard contract clauses. We disclose data to authorities only where the law compels us. We do not sell it.',
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep it',
      paragraphs: [
        'These are the longest periods. We delete earlier what is no longer needed. Deleted data may remain in encrypted backups for up to 30 more days before these are overwritten.',
      ],
      named: true,
      list: [
        'Inquiries and chat leads: at the longest 24 months after our last contact with you',
        'Job applications with résumé: at the longest 12 months',
        'Chat conversations from which no lead arose: at the longest 90 days',
        'Newsletter addresses: until you unsubscribe; those that we asked to confirm and that did not, at the longest 30 days',
        'Counts by network address: one day; technical logs: 30 days',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      paragraphs: [
        `Write to ${company.emails.privacy} from the address that you used with us. We answer within 30 days and charge nothing. If we are not sure who is asking, we ask one question back, no more.`,
        'After an erasure we keep one technical trace of a form: a random number with a checksum that cannot be turned back into what you wrote. It only prevents a delayed copy of the same form from being stored anew. We also note that an erasure was done, when and by whom, but not whose. If you are not content with us, you may complain to the data protection authority of your country.',
      ],
      list: [
        'Access: a copy of what we hold about you',
        'Correction of what is wrong or incomplete',
        'Erasure, unless a law obliges us to keep something, in which case we tell you which',
        'Objection to a use, or its restriction while a question is open',
        'Your data in a common file format',
        'Withdrawal of a consent at any time, with effect from then on',
      ],
    },
    {
      id: 'security',
      heading: 'How we protect it',
      paragraphs: [
        'Connections are encrypted. Staff passwords are stored only as salted hashes, login attempts are limited, and a login can be revoked at once. Uploaded files are checked for size and kind, are stored in the database rather than in a public folder, and can be downloaded by logged-in staff alone. No system is perfectly safe: should a breach put you at risk, we tell you and the authority without delay.',
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      paragraphs: [
        `This site is not meant for children under 13, and we do not knowingly collect their data. If you believe that a child has sent us something, write to ${company.emails.privacy} and we will delete it. Where a law sets a higher age for consent, a parent or guardian has to agree.`,
      ],
    },
    {
      id: 'automated-decisions',
      heading: 'Decisions by machine',
      paragraphs: [
        'None that matter to you. The assistant marks a lead as qualified once it knows a name and a way to reach you, and spam is set aside by rule, but a person decides whether and how we answer. Applications are read by people only.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      paragraphs: [
        'If we change what we do, we change this page first and put the new date at its top. If a change affects data that we already hold, we write to those concerned where we can.',
      ],
    },
    {
      id: 'contact',
      heading: 'How to reach us',
      paragraphs: [
        `For everything on this page: ${company.emails.privacy}. By post, write to any of the offices on the contact page, with the word "Privacy" on the envelope.`,
      ],
    },
  ],
};
