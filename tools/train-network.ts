/**
 * `npm run train:network`, and part of `npm run train`: learns anew the network that reads who visitors are, and writes it to
 * `leads/reading/tagger/learnt-network.ts`. To be run with the whole when the conversations of the bench, the patterns, or the signs have changed.
 */
import { writeFileSync } from 'node:fs';
import { writeWeights } from '../gateway/modules/learning/weights.ts';
import { FINENESS, LEAST_SAID } from '../gateway/modules/leads/reading/tagger/tag-network.ts';
import { trainNetwork } from '../gateway/modules/leads/reading/tagger/train-network.ts';
import { conversations, taggedExamples, told } from './reading-examples.ts';

const { signs, layers } = trainNetwork(taggedExamples());
const texts = { signs: writeWeights(signs, FINENESS.signs, LEAST_SAID), layers: writeWeights(layers, FINENESS.layers, 0) };
const comment = '/** Written by `npm run train`: what each sign says to each unit, and all other layers (tag-network.ts). */';
const parts = Object.entries(texts).map(([what, text]) => `  ${what}: \`${text}\`,`).join('\n');
writeFileSync(new URL('../gateway/modules/leads/reading/tagger/learnt-network.ts', import.meta.url), `${comment}\nexport const learnt = {\n${parts}\n};\n`);
console.log(`Learnt from ${conversations.length} conversations and ${told.length - conversations.length} other messages: ${texts.signs.split('\n').length - 1} signs, ${Math.round((texts.signs.length + texts.layers.length) / 1000)} kB.`);
