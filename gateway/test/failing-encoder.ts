import { setTimeout } from 'node:timers/promises';
import { COORDINATES } from '../modules/language/sentence-vectors.ts';

/** In place of encode-sentences.ts: does what the first of the texts says. */
export default async function encodeSentences(texts: readonly string[]): Promise<number[][]> {
  if (texts[0] === 'throw') throw new Error('canary');
  if (texts[0] === 'die') process.exit(1);
  // Whatever is asked of it by then.
  if (texts[0] === 'die soon') setImmediate(() => process.exit(1));
  if (texts[0] === 'hang') while (true);
  if (texts[0] === 'never answer') await setTimeout(2 ** 31 - 1);
  return texts.map(() => Array.from({ length: COORDINATES }, (_, at) => Number(at === 0)));
}
