import type { Article } from '../types.ts';

export const securityQuestions: Article = {
  slug: 'twelve-security-questions-for-your-supplier',
  title: 'Twelve security questions for people who cannot read code',
  excerpt:
    'You do not have to be an expert to find out whether your supplier is careful. You have to ask for things that careful people already have, and look at the date on them.',
  author: 'Wei Jun Tan',
  date: '2024-02-13',
  category: 'Security',
  readTime: '4 min read',
  featured: false,
  relatedServiceIds: ['cloud-solutions', 'web-development'],
  sections: [
    {
      id: 'show-me',
      heading: 'Ask to be shown, not to be told',
      paragraphs: [
        'Ask any supplier whether security matters to them and the answer will be yes. It costs nothing. The better question begins with “show me”, and its answer has a date. Careful people have records: a list, a log, a report from the last time. They do not have to prepare for your visit.',
        'Here are twelve such questions in four groups. They take about an hour, and you can judge the answers without reading a line of code. Where a supplier says “we are working on it”, ask until when, and write it down.',
      ],
    },
    {
      id: 'accounts',
      heading: 'Who holds the keys',
      paragraphs: [
        'More companies are locked out by a quarrel or a bankruptcy than by a hacker. And where there is an attack, it very often begins with a password that somebody typed into the wrong page. Phishing works on clever people, on a Friday, when they are tired. A second factor that cannot be passed on, such as a passkey or a hardware key, stops most of it.',
      ],
      asks: true,
      list: [
        'In whose name are the domain, the hosting, the code and the app store accounts? It should be yours, with a card of yours on file',
        'Who can enter our production system today? You want a list of names, not “the team”, and it should be short',
        'Which of those accounts have a second factor? The only good answer is all of them',
        'What happened to the access of the last person who left you? Expect a checklist with a date on the day they went',
      ],
    },
    {
      id: 'data',
      heading: 'What is kept, and where',
      paragraphs: [
        'Data that you do not have cannot be stolen. Every field in a form should have a reason, and every table a time after which it is emptied. India, Malaysia and the Emirates all have data protection laws which ask roughly the same of you: know what you hold, say what it is for, protect it, and keep it no longer than needed.',
      ],
      asks: true,
      list: [
        'Where does each kind of personal data lie, with backups, logs and test systems included? A drawing on one page is enough',
        'Are there real customers in your test environment? There should not be',
        'Show me the last restore of a backup, and how long it took. A backup that was never restored is not yet a backup',
      ],
    },
    {
      id: 'code',
      heading: 'How changes are made',
      paragraphs: [
        'The greater part of any modern system was written by strangers: libraries, frameworks, the operating system. That is sensible, and it means that new weaknesses become known every week in parts you did not know you had. Log4Shell, in December 2021, was a flaw in a small tool for writing log files, and it kept half the industry at work over Christmas. What counts is the time from the news to the repair.',
      ],
      asks: true,
      list: [
        'How do you learn that a part we use has become unsafe, and how long did the last urgent update take? Days are good, “at the next release” is not',
        'Does a second person read each change before it goes live, and is there a record of it?',
        'Where are the passwords that the system itself uses? Not in the code, not in an e-mail, and not in a document called “passwords”',
      ],
    },
    {
      id: 'bad-day',
      heading: 'What happens on a bad day',
      paragraphs: [
        'Sooner or later something will go wrong. You want to know that it will be noticed, that someone is in charge and that you will hear of it before your customers do.',
      ],
      asks: true,
      list: [
        'When did somebody outside your company last test a system of yours, and may I see what was found and what became of it? An empty report is less reassuring than one with six findings, all closed',
        'Whom do you call at night, within what time do you tell us, and what was written down after the last incident? A company that has never had one has probably not looked',
      ],
    },
    {
      id: 'judge',
      heading: 'How to judge the answers',
      paragraphs: [
        'Nobody has twelve perfect answers. We do not have them on every day either. What you are looking for is a habit: documents that were there before you asked, dates within the last few months, and people who say “no, not yet” without turning red. Be wary of certificates held up in place of an answer. They show that somebody once looked at something, and the question is whether it was your something.',
        'Three answers should stop you from signing. The accounts are in the supplier’s name and that cannot be changed. Nobody has ever restored a backup. Or the question itself is treated as an insult.',
      ],
    },
    {
      id: 'yourself',
      heading: 'And then ask yourself',
      paragraphs: [
        'The same list fits your own company. Most of the break-ins that we have been called to began with an old account of somebody who had left, without a second factor, on a system that had been forgotten. No supplier can close that one for you. It takes a list, an afternoon and somebody with the authority to switch things off.',
      ],
    },
  ],
  head: {
    title: 'Twelve security questions for suppliers · Longitude',
    description:
      'Twelve questions about accounts, data, changes and bad days that show whether a software supplier is careful, with the answers you should hope to hear.',
  },
};
