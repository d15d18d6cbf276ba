import { readRows, readRowsLater, type Row } from '../../../learning/byte-rows.ts';
import { softmax } from '../../../learning/softmax.ts';
import type { Answering } from '../asked/known-questions.ts';
import { passageKey } from '../passage.ts';
import type { Question } from '../question.ts';
import { learnt } from './learnt.ts';
import { wordingSigns } from './wording-signs.ts';

/** What the words of a message say of each passage, by its place: the logarithm of its chance, no less than `HARDLY_ANY`. */
export interface Worded {
  readonly alone?: ArrayLike<number>;
  /** Those of the part of it that asks, where it tells a story as well. */
  readonly asking?: ArrayLike<number>;
  /** Those of the message together with what was asked before, if it may lean on that. */
  readonly after?: ArrayLike<number>;
}

/** What is learnt of words, and of the passages that they are to be held against. */
export interface WordingWeights {
  readonly signs: { get(sign: string): Row | undefined };
  readonly passages: readonly Row[];
}

/** Which passages are asked for in such words, and such pairs of words: learnt from the known questions. */
export type Wording = (question: Pick<Question, 'plain' | 'asking'>, before?: string) => Worded;

/** The logarithm of a chance that is as good as none. */
const HARDLY_ANY = -20;
/** What stands between what is learnt of words and of passages. */
const BETWEEN = '\n\n';

/** Weights as a text. */
export const joinWordingWeights = (signs: string, passages: string): string => [signs, passages].join(BETWEEN);

/** What `joinWordingWeights` has joined. */
export function readWordingWeights(text: string): WordingWeights {
  const [signs = '', passages = ''] = text.split(BETWEEN);
  return { signs: readRowsLater(signs), passages: readRows(passages) };
}

/**
 * A message is the mean direction of its words; the nearer a passage's own direction, the likelier it is asked for (Joulin et al.,
 * Bag of tricks for efficient text classification, 2017).
 *
 * @param weights what was learnt, where it is not what comes with the gateway
 */
export function createWording(passages: readonly Answering[], weights?: WordingWeights): Wording {
  let chances: ((text: string) => Float64Array | undefined) | undefined;
  const chancesOf = (text: string) => (chances ??= chancesBy(weights ?? readWordingWeights(learnt), passages))(text);
  return ({ plain, asking }, before) => ({
    alone: chancesOf(plain),
    asking: asking === undefined ? undefined : chancesOf(asking),
    after: before === undefined ? undefined : chancesOf(`${before} ${plain}`),
  });
}

/** A passage whose words the content does not have any more is passed over. */
function chancesBy({ signs, passages: rows }: WordingWeights, passages: readonly Answering[]): (text: string) => Float64Array | undefined {
  const places = Map.groupBy(passages.keys(), (place) => passageKey(passages[place]!));
  const known = rows.flatMap((row) => (places.get(row.key) ?? []).map((place) => ({ row, place })));
  return (text) => {
    const told = wordingSigns(text).flatMap((sign) => signs.get(sign) ?? []);
    if (told.length === 0) return undefined;
    const direction = directionOf(told);
    const shares = softmax(known.map(({ row }) => sumOf(row, direction)));
    const logarithms = new Float64Array(passages.length).fill(HARDLY_ANY);
    known.forEach(({ place }, at) => (logarithms[place] = Math.max(HARDLY_ANY, Math.log(shares[at]!))));
    return logarithms;
  };
}

/** The sum of some rows, by the root of how many there are: as training has it. */
function directionOf(rows: readonly Row[]): Float32Array {
  const direction = new Float32Array(rows[0]!.weights.length);
  for (const { weights } of rows) for (let at = 0; at < direction.length; at++) direction[at]! += weights[at]!;
  return direction.map((sum) => sum / Math.sqrt(rows.length));
}

function sumOf({ bias, weights }: Row, direction: Float32Array): number {
  let sum = bias;
  for (let at = 0; at < direction.length; at++) sum += weights[at]! * direction[at]!;
  return sum;
}
