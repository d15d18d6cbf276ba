/**
 * `npm run train`: learns anew how visitors tell who they are and what they need, and writes it to the gateway's `learnt.ts` files.
 * To be run when the conversations of the bench, the patterns, or the signs have changed; it takes some minutes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { assistant } from '#content/assistant.ts';
import { knownQuestions, questionsFor } from '../gateway/modules/assistant/knowledge/asked/question-bank.ts';
import { type Learnt, writeWeights } from '../gateway/modules/learning/weights.ts';
import { needExampleOf } from '../gateway/modules/leads/reading/needs/need-examples.ts';
import { trainNeeds } from '../gateway/modules/leads/reading/needs/train-needs.ts';
import { readByPatterns } from '../gateway/modules/leads/reading/read-by-patterns.ts';
import { allRows } from '../gateway/modules/leads/reading/rows/all-rows.ts';
import { examplesOf, type Told } from '../gateway/modules/leads/reading/tagger/examples.ts';
import { taggedFields } from '../gateway/modules/leads/reading/tagger/tags.ts';
import { type Example, train } from '../gateway/modules/leads/reading/tagger/train.ts';
import { variationsOf } from '../gateway/modules/leads/reading/tagger/variations.ts';

interface Item {
  readonly part: 'tuning' | 'learning' | 'mending' | 'held-out';
}

/** Of the known questions one in so many is learnt from: none of them is a lead. */
const ONE_IN = 60;

/** What the tests hold is learnt so many times over. */
const ROWS = 6;

const read = <One extends Item>(file: string) => (JSON.parse(readFileSync(new URL(`../bench/assistant/${file}`, import.meta.url), 'utf8')) as One[]).filter(({ part }) => part !== 'held-out');

const held = new Map<string, string>();
const conversations = read<Item & Told>('conversations.json');
const questions = read<Item & { readonly ask: readonly string[] }>('questions.json').flatMap(({ ask }) => ask);
const seemsNone = (message: string) => !readByPatterns(message).some(({ field }) => field === 'servicesInterested' || (taggedFields as readonly string[]).includes(field));
// "Will it rain tomorrow" names a day, and is none of our business.
const idle = [...[...questions, ...knownQuestions.filter((_, place) => place % ONE_IN === 0)].filter(seemsNone), ...questionsFor(assistant.offTopic)].map((message): Told => ({ turns: [message], lead: {} }));
const rows = allRows.map(([message, { servicesInterested, ...lead }, asked]): Told => ({ turns: [asked ? { asked, say: message } : message], lead: { ...lead, services: servicesInterested?.split(' ') } }));
const told = [...conversations, ...idle, ...Array<Told[]>(ROWS).fill(rows).flat()];

write('tagger', train([...told, ...variationsOf(conversations)].flatMap(examplesOf).map(withOneOfEach)));
write('needs', trainNeeds(told.map(needExampleOf)));
console.log(`Learnt from ${conversations.length} conversations, ${rows.length} rows and ${idle.length} questions.`);

/** Signs that many words have are held once: all of them, each by itself, would take several gigabytes. */
function withOneOfEach({ signs, tags }: Example): Example {
  return { signs: signs.map((here) => here.map(once)), tags };
}

function once(sign: string): string {
  const known = held.get(sign);
  if (known === undefined) held.set(sign, sign);
  return known ?? sign;
}

function write(folder: string, weights: Learnt): void {
  const text = writeWeights(weights);
  const comment = '/** Written by `npm run train`: what each sign says for each class (gateway/modules/learning/weights.ts). */';
  writeFileSync(new URL(`../gateway/modules/leads/reading/${folder}/learnt.ts`, import.meta.url), `${comment}\nexport const learnt = \`${text}\`;\n`);
  console.log(`${folder}: ${text.split('\n').length - 1} signs, ${Math.round(text.length / 1000)} kB`);
}
