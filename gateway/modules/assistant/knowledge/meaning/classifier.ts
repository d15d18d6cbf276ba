import type { SentenceVector } from '../../../language/sentence-vectors.ts';

/** How far each coordinate of a vector speaks for a class. */
export interface MeaningWeights {
  readonly key: string;
  readonly bias: number;
  readonly weights: ArrayLike<number>;
}

/** What a class speaks for: one item of a passage, or the whole of it. */
export interface MeaningPlace {
  readonly passage: number;
  readonly item?: number;
}

/** What a question's meaning says. */
export interface Classified {
  /** Of each passage, by its place: the logarithm of its chance, no less than `HARDLY_ANY`. */
  readonly passages: Float64Array;
  /** Of each item of a passage, by its place: its chance, where the passage is meant; of an item that is no class of its own nothing. */
  itemsOf(passage: number): readonly number[];
}

export type ClassifyMeaning = (vector: SentenceVector) => Classified;

/** The logarithm of a chance that is as good as none. */
const HARDLY_ANY = -20;

/**
 * @param learnt of all classes; one whose words the content does not have any more is passed over
 * @param placesOf what a class speaks for, by its key
 * @param passages how many there are
 */
export function createClassifier(learnt: readonly MeaningWeights[], placesOf: ReadonlyMap<string, readonly MeaningPlace[]>, passages: number): ClassifyMeaning {
  const known = learnt.flatMap(({ key, bias, weights }) => (placesOf.get(key) ?? []).map((place) => ({ bias, weights, ...place })));
  return (vector) => {
    const sums = known.map(({ bias, weights }) => {
      let sum = bias;
      for (let at = 0; at < vector.length; at++) sum += weights[at]! * vector[at]!;
      return sum;
    });
    const most = Math.max(...sums);
    const shares = sums.map((sum) => Math.exp(sum - most));
    const ofPassages = new Float64Array(passages);
    known.forEach(({ passage }, place) => (ofPassages[passage]! += shares[place]!));
    const whole = ofPassages.reduce((sum, share) => sum + share, 0);
    return {
      passages: ofPassages.map((share) => Math.max(HARDLY_ANY, Math.log(share / whole))),
      itemsOf(passage) {
        const items: number[] = [];
        known.forEach((one, place) => {
          if (one.passage === passage && one.item !== undefined) items[one.item] = shares[place]! / ofPassages[passage]!;
        });
        return items;
      },
    };
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
