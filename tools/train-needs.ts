/**
 * `npm run train:needs`, and part of `npm run train`: learns anew which services visitors need, and writes it to
 * `leads/reading/needs/learnt.ts`. To be run alone when nothing has changed but the signs of needs, or how they are learnt; it takes two minutes.
 */
import { writeFileSync } from 'node:fs';
import { writeWeights } from '../gateway/modules/learning/weights.ts';
import { needExampleOf } from '../gateway/modules/leads/reading/needs/need-examples.ts';
import { LEAST, UNIT } from '../gateway/modules/leads/reading/needs/need-network.ts';
import { trainNeeds } from '../gateway/modules/leads/reading/needs/train-needs.ts';
import { told } from './reading-examples.ts';

const { messages, sentences } = trainNeeds(told.map(needExampleOf));
const texts = Object.entries({ messages, sentences }).map(([what, learnt]) => [what, writeWeights(learnt, UNIT, LEAST)] as const);
const comment = '/** Written by `npm run train`: what each sign says for each service and each unit (need-network.ts), in a message and in a sentence. */';
const parts = texts.map(([what, text]) => `  ${what}: \`${text}\`,`).join('\n');
writeFileSync(new URL('../gateway/modules/leads/reading/needs/learnt.ts', import.meta.url), `${comment}\nexport const learnt = {\n${parts}\n};\n`);
for (const [what, text] of texts) console.log(`needs of ${what}: ${text.split('\n').length - 1} signs, ${Math.round(text.length / 1000)} kB`);
