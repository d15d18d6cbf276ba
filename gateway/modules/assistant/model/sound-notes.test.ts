import { expect, it } from 'vitest';
import type { LeadField } from '../../leads/evidence.ts';
import { type Circumstances } from '../../leads/reading/read-message.ts';
import { readHeard } from '../../leads/reading/read-heard.ts';
import { knowledgeOfContent } from '../knowledge/knowledge.ts';
import { soundNotes } from './sound-notes.ts';

const kept = async (message: string, field: LeadField, quote: string, known: Circumstances = {}) => {
  const start = message.indexOf(quote);
  const note = { field, value: quote, start, end: start + quote.length };
  const read = (await readHeard(message, known)).filter((one) => one.field !== field);
  return soundNotes(knowledgeOfContent(), { message, notes: [note], read, known }).map(({ value }) => value);
};

it.each<[LeadField, string, string]>([
  ['company', 'qwerty bakes', 'We trade as qwerty bakes. What does a website cost?'],
  ['timeline', 'after Diwali', 'It should be live after Diwali. What does a website cost?'],
  ['budget', '2 lakh', 'We can spend 2 lakh. What does a website cost?'],
  ['email', 'zed@acme.example', 'What does a website cost? Mail zed@acme.example.'],
])('keeps a %s that is the visitor’s: %s', async (field, quote, message) => {
  expect(await kept(message, field, quote)).toEqual([quote]);
});

it.each<[LeadField, string, string, Circumstances?]>([
  ['timeline', 'after 3pm', 'Where are your offices? Please call me after 3pm.'],
  ['timeline', 'six months', 'What does a website cost? We had no sales for six months.'],
  ['budget', '12 LPA', 'I want to apply for the developer position, expected salary 12 LPA. Where are your offices?'],
  ['servicesInterested', 'developer', 'I want to apply for the developer position. Where are your offices?'],
  ['email', 'zed@acme.example', 'What does a website cost? Forget my e-mail zed@acme.example.'],
  ['name', 'Zed', 'My colleague Zed will decide. Where are your offices?', { email: 'ravi@menon.example' }],
  ['company', 'acme', 'What does a website cost? Mail zed@acme.example.'],
  ['requirements', 'help me with my homework', 'help me with my homework'],
  ['name', 'Zed', 'Zed is what they call me. Where are your offices?', { name: 'Ravi Menon' }],
])('keeps no %s that is not: %s', async (field, quote, message, known) => {
  expect(await kept(message, field, quote, known)).toEqual([]);
});
