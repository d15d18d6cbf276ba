/**
 * Part of `npm run train`: learns anew how visitors tell who they are, and writes it to `leads/reading/tagger/learnt.ts`.
 * To be run when the conversations of the bench, the patterns, or the signs have changed; it takes some minutes.
 */
import { writeFileSync } from 'node:fs';
import { writeWeights } from '../gateway/modules/learning/weights.ts';
import { LEAST, UNIT } from '../gateway/modules/leads/reading/tagger/opinions.ts';
import { train } from '../gateway/modules/leads/reading/tagger/train.ts';
import { conversations, taggedExamples, told } from './reading-examples.ts';

const text = writeWeights(train(taggedExamples()), UNIT, LEAST);
const comment = '/** Written by `npm run train`: what each sign says for each class (gateway/modules/learning/weights.ts). */';
writeFileSync(new URL('../gateway/modules/leads/reading/tagger/learnt.ts', import.meta.url), `${comment}\nexport const learnt = \`${text}\`;\n`);
console.log(`Learnt from ${conversations.length} conversations and ${told.length - conversations.length} other messages: ${text.split('\n').length - 1} signs, ${Math.round(text.length / 1000)} kB.`);
