import { setTimeout } from 'node:timers/promises';
import type { Handed } from '../modules/language/network-process.ts';
import { COORDINATES } from '../modules/language/sentence-vectors.ts';

/** In place of encode-sentences.ts: does what the first of the texts says. */
export default async function encodeSentences({ task: texts }: Handed<readonly string[]>): Promise<Float32Array[]> {
  if (texts[0] === 'throw') throw new Error('canary');
  if (texts[0] === 'die') process.exit(1);
  // Whatever is asked of it by then.
  if (texts[0] === 'die soon') setImmediate(() => process.exit(1));
  if (texts[0] === 'hang') while (true);
  if (texts[0] === 'never answer') await setTimeout(2 ** 31 - 1);
  return texts.map(() => Float32Array.from({ length: COORDINATES }, (_, at) => Number(at === 0)));
}
