/**
 * `npm run train`: learns anew how visitors tell who they are and what they need, and writes it to the gateway's `learnt.ts` files.
 * To be run when the conversations of the bench, the patterns, or the signs have changed; it takes some minutes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { assistant } from '#content/assistant.ts';
import { knownQuestions, questionsFor } from '../gateway/modules/assistant/knowledge/asked/question-bank.ts';
import { writeWeights } from '../gateway/modules/learning/weights.ts';
import { needExampleOf } from '../gateway/modules/leads/reading/needs/need-examples.ts';
import { trainNeeds } from '../gateway/modules/leads/reading/needs/train-needs.ts';
import { readByPatterns } from '../gateway/modules/leads/reading/read-by-patterns.ts';
import { allRows } from '../gateway/modules/leads/reading/rows/all-rows.ts';
import { examplesOf, type Told } from '../gateway/modules/leads/reading/tagger/examples.ts';
import { LEAST, UNIT } from '../gateway/modules/leads/reading/tagger/tagger.ts';
import { taggedFields } from '../gateway/modules/leads/reading/tagger/tags.ts';
import { train } from '../gateway/modules/leads/reading/tagger/train.ts';
import { variationsOf } from '../gateway/modules/leads/reading/tagger/variations.ts';

interface Item {
  readonly part: 'tuning' | 'learning' | 'mending' | 'held-out';
}

/** Of the known questions one in so many is learnt from: none of them is a lead. */
const ONE_IN = 60;

/** What the tests hold is learnt so many times over. */
const ROWS = 6;

const read = <One extends Item>(file: string) => (JSON.parse(readFileSync(new URL(`../bench/assistant/${file}`, import.meta.url), 'utf8')) as One[]).filter(({ part }) => part !== 'held-out');

const conversations = read<Item & Told>('conversations.json');
const questions = read<Item & { readonly ask: readonly string[] }>('questions.json').flatMap(({ ask }) => ask);
const seemsNone = (message: string) => !readByPatterns(message).some(({ field }) => field === 'servicesInterested' || (taggedFields as readonly string[]).includes(field));
// "Will it rain tomorrow" names a day, and is none of our business.
const idle = [...[...questions, ...knownQuestions.filter((_, place) => place % ONE_IN === 0)].filter(seemsNone), ...questionsFor(assistant.offTopic)].map((message): Told => ({ turns: [message], lead: {} }));
const rows = allRows.map(([message, { servicesInterested, ...lead }, asked]): Told => ({ turns: [asked ? { asked, say: message } : message], lead: { ...lead, services: servicesInterested?.split(' ') } }));
const told = [...conversations, ...idle, ...Array<Told[]>(ROWS).fill(rows).flat()];

write('tagger', writeWeights(train([...told, ...variationsOf(conversations)].values().flatMap(examplesOf)), UNIT, LEAST));
write('needs', writeWeights(trainNeeds(told.map(needExampleOf))));
console.log(`Learnt from ${conversations.length} conversations, ${rows.length} rows and ${idle.length} questions.`);

function write(folder: string, text: string): void {
  const comment = '/** Written by `npm run train`: what each sign says for each class (gateway/modules/learning/weights.ts). */';
  writeFileSync(new URL(`../gateway/modules/leads/reading/${folder}/learnt.ts`, import.meta.url), `${comment}\nexport const learnt = \`${text}\`;\n`);
  console.log(`${folder}: ${text.split('\n').length - 1} signs, ${Math.round(text.length / 1000)} kB`);
}
