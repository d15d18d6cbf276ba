import type { SentenceVector } from '../../../language/sentence-vectors.ts';
import type { Row } from '../../../learning/byte-rows.ts';

/** What a question's meaning says of each passage, by its place: the logarithm of its chance, no less than `HARDLY_ANY`. */
export type ClassifyMeaning = (vector: SentenceVector) => Float64Array;

/** The logarithm of a chance that is as good as none. */
const HARDLY_ANY = -20;

/**
 * @param learnt how far each coordinate of a vector speaks for a class, of all classes; one whose words the content does not have any more is passed over
 * @param placesOf the passages that a class speaks for, by its key
 * @param passages how many there are
 */
export function createClassifier(learnt: readonly Row[], placesOf: ReadonlyMap<string, readonly number[]>, passages: number): ClassifyMeaning {
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
