import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Tokenizer } from '@huggingface/tokenizers';
import { InferenceSession, Tensor } from 'onnxruntime-node';

/** What stands before all pieces, behind those of each part, and for what no piece is (Devlin et al., BERT, 2019): their numbers in tokenizer.json. */
export const [BEGIN, END, UNKNOWN] = [101, 102, 100];

/** A short message takes two milliseconds on one processor, and a second one would take it from who answers others. */
const ofOneProcessor: InferenceSession.SessionOptions = { intraOpNumThreads: 1, interOpNumThreads: 1 };

/** A network that reads pieces of words. */
export interface Network {
  /** @returns what it puts out, by name */
  run(inputs: Readonly<Record<string, readonly number[]>>): Promise<InferenceSession.ReturnType>;
  /** The numbers of the pieces that a text is made of. */
  piecesOf(text: string): number[];
}

/** Opens a network of a folder, in a process of its own (network-process.ts). */
export async function openNetwork(file: string, folder: string): Promise<Network> {
  // Ctrl-C reaches all processes of a terminal: the gateway answers what it has taken, and then ends this one.
  process.on('SIGINT', () => {});
  const [session, words] = await Promise.all([InferenceSession.create(fileURLToPath(new URL(file, folder)), ofOneProcessor), readFile(new URL('tokenizer.json', folder), 'utf8')]);
  const tokenizer = new Tokenizer(JSON.parse(words), {});
  return {
    run: (inputs) => session.run(Object.fromEntries(Object.entries(inputs).map(([name, numbers]) => [name, new Tensor('int64', BigInt64Array.from(numbers, BigInt), [1, numbers.length])]))),
    piecesOf: (text) => tokenizer.encode(text, { add_special_tokens: false }).ids,
  };
}
