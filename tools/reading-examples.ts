/** What reading is learnt from: the bench's conversations but those set aside, the messages that the tests hold, and questions that are no lead. */
import { readFileSync } from 'node:fs';
import { assistant } from '#content/assistant.ts';
import { knownQuestions, questionsFor } from '../gateway/modules/assistant/knowledge/asked/question-bank.ts';
import { readByPatterns } from '../gateway/modules/leads/reading/read-by-patterns.ts';
import { allRows } from '../gateway/modules/leads/reading/rows/all-rows.ts';
import { examplesOf, type Told } from '../gateway/modules/leads/reading/tagger/examples.ts';
import { taggedFields } from '../gateway/modules/leads/reading/tagger/tags.ts';
import { variationsOf } from '../gateway/modules/leads/reading/tagger/variations.ts';

interface Item {
  readonly id: string;
  readonly part: 'tuning' | 'learning' | 'mending' | 'held-out';
}

/** Of the known questions one in so many is learnt from: none of them is a lead. */
const ONE_IN = 60;

/** What the tests hold is learnt so many times over. */
const ROWS = 6;

const read = <One extends Item>(file: string) => (JSON.parse(readFileSync(new URL(`../bench/assistant/${file}`, import.meta.url), 'utf8')) as One[]).filter(({ part }) => part !== 'held-out');

export const conversations = read<Item & Told>('conversations.json');
const questions = read<Item & { readonly ask: readonly string[] }>('questions.json').flatMap(({ ask }) => ask);
const seemsNone = (message: string) => !readByPatterns(message).some(({ field }) => field === 'servicesInterested' || (taggedFields as readonly string[]).includes(field));
// "Will it rain tomorrow" names a day, and is none of our business.
const idle = [...[...questions, ...knownQuestions.filter((_, place) => place % ONE_IN === 0)].filter(seemsNone), ...questionsFor(assistant.offTopic)].map((message): Told => ({ turns: [message], lead: {} }));
const rows = allRows.map(([message, { servicesInterested, ...lead }, asked]): Told => ({ turns: [asked ? { asked, say: message } : message], lead: { ...lead, services: servicesInterested?.split(' ') } }));

export const told: readonly Told[] = [...conversations, ...idle, ...Array<Told[]>(ROWS).fill(rows).flat()];

/** What both halves of the tagger are learnt from: all that is told, and a copy of each conversation with the values of others. Made one by one: all at once are gigabytes. */
export const taggedExamples = () => [...told, ...variationsOf(conversations)].values().flatMap(examplesOf);
