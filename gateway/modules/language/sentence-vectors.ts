import { extname } from 'node:path';
import { Piscina } from 'piscina';

/** What a text means, as a direction: texts that say the same in other words point nearly the same way. Of length 1. */
export type SentenceVector = Float32Array;

/** Coordinates of a vector, as the Universal Sentence Encoder gives them (Cer et al., 2018). */
export const COORDINATES = 512;

/** Characters of a text that are read: the encoder takes longer with each, and a long text has said by then what it is about. */
const READ = 240;

let thread: Piscina<readonly string[], number[][]> | undefined;

/**
 * What each of some texts means, told by the Universal Sentence Encoder lite: a network that comes with a package and runs
 * in a thread of this process, as WebAssembly. A short question takes some 12 ms, the first one a quarter of a second more.
 *
 * @param texts none of them empty
 */
export async function sentenceVectors(texts: readonly string[]): Promise<SentenceVector[]> {
  thread ??= new Piscina({ filename: new URL(`encode-sentences${extname(import.meta.url)}`, import.meta.url).href, minThreads: 1, maxThreads: 1 });
  const encoded = await thread.run(texts.map((text) => text.slice(0, READ)));
  return encoded.map((vector) => Float32Array.from(vector));
}
