import type { Handed } from '../../../language/network-process.ts';
import { BEGIN, END, openNetwork, UNKNOWN, type Network } from '../../../language/open-network.ts';
import { shapeOf } from './word-shapes.ts';
import { TAGS } from './tags.ts';

/** The words of a message, and what is known when it comes. */
export interface WordsTold {
  readonly words: readonly string[];
  /** Words that stand before it: what was asked, and what is known already. */
  readonly around: readonly string[];
}

/** What is said of each word that was read, one after the other, and of each step from tag to tag: numbers, so that they pass from process to process. */
export interface WordsHeard {
  readonly scores: Float32Array;
  readonly steps: Float32Array;
}

/** Pieces that are read of a word, and of a message. As while it was learnt (tools/encoder/train_tags.py). */
const MOST_PIECES = { word: 8, message: 300 };

let network: Promise<Network> | undefined;

/** What the process of word-tagger.ts does. */
export default async function tagWords({ task: { words, around }, folder }: Handed<WordsTold>): Promise<WordsHeard> {
  const { run, piecesOf } = await (network ??= openNetwork('tags.onnx', folder));
  const cut = (word: string) => {
    const pieces = piecesOf(word).slice(0, MOST_PIECES.word);
    return pieces.length > 0 ? pieces : [UNKNOWN];
  };
  const pieces = [BEGIN, ...around.flatMap(cut), END];
  const shapes = pieces.map(() => 0);
  const firsts: number[] = [];
  for (const word of words) {
    if (pieces.length > MOST_PIECES.message) break;
    firsts.push(pieces.length);
    const own = cut(word);
    pieces.push(...own);
    shapes.push(...own.map(() => shapeOf(word)));
  }
  const told = await run({ pieces: [...pieces, END], shapes: [...shapes, 0] });
  const ofPieces = told.scores!.data as Float32Array;
  const scores = new Float32Array(firsts.length * TAGS);
  firsts.forEach((piece, place) => scores.set(ofPieces.subarray(piece * TAGS, (piece + 1) * TAGS), place * TAGS));
  return { scores, steps: told.steps!.data as Float32Array };
}
