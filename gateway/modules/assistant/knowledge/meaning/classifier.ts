import type { SentenceVector } from '../../../language/sentence-vectors.ts';

/** How far each coordinate of a vector speaks for a class. */
export interface MeaningWeights {
  readonly key: string;
  readonly bias: number;
  readonly weights: ArrayLike<number>;
}

/** What a question's meaning says of each passage, by its place: the logarithm of its chance, no less than `HARDLY_ANY`. */
export type ClassifyMeaning = (vector: SentenceVector) => Float64Array;

/** The logarithm of a chance that is as good as none. */
const HARDLY_ANY = -20;

/**
 * @param learnt of all classes; one whose words the content does not have any more is passed over
 * @param placesOf the passages that a class speaks for, by its key
 * @param passages how many there are
 */
export function createClassifier(learnt: readonly MeaningWeights[], placesOf: ReadonlyMap<string, readonly number[]>, passages: number): ClassifyMeaning {
  const known = learnt.flatMap(({ key, bias, weights }) => (placesOf.get(key) ?? []).map((passage) => ({ bias, weights, passage })));
  return (vector) => {
    const sums = known.map(({ bias, weights }) => {
      let sum = bias;
      for (let at = 0; at < vector.length; at++) sum += weights[at]! * vector[at]!;
      return sum;
    });
    const most = Math.max(...sums);
    const shares = new Float64Array(passages);
    let whole = 0;
    known.forEach(({ passage }, place) => {
      const share = Math.exp(sums[place]! - most);
      shares[passage]! += share;
      whole += share;
    });
    return shares.map((share) => Math.max(HARDLY_ANY, Math.log(share / whole)));
  };
}

/** What stands between the parts of a class's line. */
const BETWEEN = ' ';
/** The largest weight of a class is so much: a byte each. */
const LARGEST = 127;

/** Weights as a text: a class in each line, its key, its bias, what a unit of its weights is, and these as bytes in base64. */
export function writeMeaningWeights(classes: readonly MeaningWeights[]): string {
  return classes.map(({ key, bias, weights }) => {
    const unit = Math.max(...Array.from(weights, Math.abs)) / LARGEST;
    const bytes = Int8Array.from(weights, (weight) => Math.round(weight / unit));
    return [key, bias.toPrecision(5), unit.toPrecision(5), Buffer.from(bytes.buffer).toString('base64')].join(BETWEEN);
  }).join('\n');
}

/** What `writeMeaningWeights` has written. */
export function readMeaningWeights(text: string): MeaningWeights[] {
  return text.split('\n').map((line) => {
    const [key = '', bias, unit, bytes = ''] = line.split(BETWEEN);
    return { key, bias: Number(bias), weights: Float32Array.from(new Int8Array(Buffer.from(bytes, 'base64')), (weight) => weight * Number(unit)) };
  });
}
