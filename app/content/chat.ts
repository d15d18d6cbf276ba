import { company } from './company.ts';
import type { Chat } from './types.ts';

export const chat: Chat = {
  title: 'Longitude assistant',
  status: 'Online - Ready to help',
  greeting:
    'Hello, I am Longitude’s assistant, a program. Ask me about our services, past projects, prices or offices. If you tell me what you are planning and how to reach you, one of our people will get in touch.',
  placeholder: 'Type your message...',
  apology: `I am sorry, I am experiencing technical difficulties at the moment. Please contact us directly at ${company.emails.support}.`,
  suggestions: ['What does a website cost?', 'How long does an app take?', 'Which industries do you know?', 'Is somebody in the office now?'],
};
