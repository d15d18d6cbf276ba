import type { Handed } from './network-process.ts';
import { BEGIN, END, openNetwork, type Network } from './open-network.ts';

/** Pieces of words that are read of what is said, and of what was said before it: a long text has said by then what it is about. As while it was learnt (tools/encoder/train.py). */
const MOST_PIECES = { said: 40, before: 20 };

let network: Promise<Network> | undefined;

/** What the process of sentence-vectors.ts does. */
export default async function encodeSentences({ task: texts, folder }: Handed<readonly string[]>): Promise<Float32Array[]> {
  const { run, piecesOf } = await (network ??= openNetwork('sentences.onnx', folder));
  const vectors: Float32Array[] = [];
  for (const text of texts) {
    const lines = text.split('\n');
    const parts = lines.map((line, place) => piecesOf(line).slice(0, place === lines.length - 1 ? MOST_PIECES.said : MOST_PIECES.before));
    const { vector } = await run({ pieces: [BEGIN, ...parts.flatMap((part) => [...part, END])] });
    vectors.push(vector!.data as Float32Array);
  }
  return vectors;
}
