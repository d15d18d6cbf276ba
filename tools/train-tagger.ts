/**
 * `npm run train:tagger`, and part of `npm run train`: teaches the network anew that reads who visitors are, and writes it to
 * `language/encoder/tags.onnx`. It needs what `tools/train-encoder.ts` needs, and takes three quarters of an hour on two processors.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { taggedMessages } from '../gateway/modules/leads/reading/tagger/examples.ts';
import { taggedFields, TAGS } from '../gateway/modules/leads/reading/tagger/tags.ts';
import { shapeOf } from '../gateway/modules/leads/reading/tagger/word-shapes.ts';
import { wordsAround } from '../gateway/modules/leads/reading/tagger/word-tagger.ts';
import { encoderFolder } from './encoder-folds.ts';
import { bringPublishedWeights } from './published-weights.ts';
import { conversations, told } from './reading-examples.ts';

const cache = encoderFolder('.');
const shipped = new URL('../gateway/modules/language/encoder/', import.meta.url);
bringPublishedWeights(cache);
const names = new Map(conversations.map((conversation) => [conversation, conversation.id] as const));
const messages = told.flatMap((one) =>
  taggedMessages(one).flatMap(({ tokens, tags, circumstances }) => {
    const words = tokens.map(({ text }) => text);
    return words.length === 0 ? [] : [{ id: names.get(one as (typeof conversations)[number]) ?? '', words, shapes: words.map(shapeOf), around: wordsAround(circumstances), tags }];
  }),
);
writeFileSync(new URL('messages.json', cache), JSON.stringify({ fields: taggedFields, tags: TAGS, messages }));
console.log(`${messages.length} messages`);
execFileSync('python3', [fileURLToPath(new URL('encoder/train_tags.py', import.meta.url)), fileURLToPath(cache), fileURLToPath(new URL('tokenizer.json', shipped))], { stdio: 'inherit' });
copyFileSync(new URL('tags.onnx', cache), new URL('tags.onnx', shipped));
