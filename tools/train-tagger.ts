/**
 * `npm run train`: learns anew how visitors tell who they are, and writes it to the gateway's `learnt.ts`. To be run when the
 * conversations of the bench, the patterns, or the signs of the tagger have changed; it takes two minutes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { knownQuestions } from '../gateway/modules/assistant/knowledge/asked/question-bank.ts';
import { allRows } from '../gateway/modules/leads/reading/rows/all-rows.ts';
import { examplesOf, type Told } from '../gateway/modules/leads/reading/tagger/examples.ts';
import { taggedFields } from '../gateway/modules/leads/reading/tagger/tags.ts';
import { train } from '../gateway/modules/leads/reading/tagger/train.ts';
import { writeWeights } from '../gateway/modules/leads/reading/tagger/weights.ts';
import { readByPatterns } from '../gateway/modules/leads/reading/read-by-patterns.ts';

interface Item {
  readonly part: 'tuning' | 'learning' | 'held-out';
}

/** Of the known questions one in so many is learnt from: none of them is a lead. */
const ONE_IN = 60;

/** What the tests hold is learnt so many times over. */
const ROWS = 3;

const read = <One extends Item>(file: string) => (JSON.parse(readFileSync(new URL(`../bench/assistant/${file}`, import.meta.url), 'utf8')) as One[]).filter(({ part }) => part !== 'held-out');

const conversations = read<Item & Told>('conversations.json');
const questions = read<Item & { readonly ask: readonly string[] }>('questions.json').flatMap(({ ask }) => ask);
const seemsNone = (message: string) => !readByPatterns(message).some(({ field }) => (taggedFields as readonly string[]).includes(field));
const idle = [...questions, ...knownQuestions.filter((_, place) => place % ONE_IN === 0)].filter(seemsNone).map((message): Told => ({ turns: [message], lead: {} }));
const rows = allRows.map(([message, lead, asked]): Told => ({ turns: [asked ? { asked, say: message } : message], lead }));
const examples = [...conversations, ...idle, ...Array<Told[]>(ROWS).fill(rows).flat()].flatMap(examplesOf);
const text = writeWeights(train(examples));
const comment = '/** Written by `npm run train`: what each sign says for each tag (weights.ts). */';
writeFileSync(new URL('../gateway/modules/leads/reading/tagger/learnt.ts', import.meta.url), `${comment}\nexport const learnt = \`${text}\`;\n`);
console.log(`${examples.length} messages of ${conversations.length} conversations, ${rows.length} rows and ${idle.length} questions, ${text.split('\n').length - 1} signs, ${Math.round(text.length / 1000)} kB`);
