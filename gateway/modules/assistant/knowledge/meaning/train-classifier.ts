import { COORDINATES, type SentenceVector } from '../../../language/sentence-vectors.ts';
import type { MeaningWeights } from './classifier.ts';

/** A class, and what the texts mean by which it is known: one at least. */
export interface ClassExample {
  readonly key: string;
  readonly vectors: readonly SentenceVector[];
}

/** So much of the mean variance is added to each direction's: what few texts tell of rare directions is not believed (ridge). */
const RIDGE = 1;
/** A class is known by so many texts more, that mean what all do in the mean. */
const USUAL = 1;
/** A class's share of the texts tells how often it is asked for, half as far as it says: much has been written for some. */
const SHARE = 0.5;
/** Texts of a class are less alike than the discriminants take them to be: its chances are drawn nearer to each other, as was best by trial. */
const TEMPERATURE = 0.35;

/**
 * Learns to tell classes apart by a linear discriminant analysis (Fisher, 1936; with a ridge: Friedman, 1989): texts of
 * all classes are taken to scatter around their means alike. It has one solution, found at once.
 */
export function trainClassifier(classes: readonly ClassExample[]): MeaningWeights[] {
  const all = classes.flatMap(({ vectors }) => vectors);
  const usual = meanOf(all, 0, []);
  const means = classes.map(({ vectors }) => meanOf(vectors, USUAL, usual));
  const scatter = new Float64Array(COORDINATES * COORDINATES);
  classes.forEach(({ vectors }, place) => {
    for (const vector of vectors) addProduct(scatter, vector.map((one, at) => one - means[place]![at]!));
  });
  let trace = 0;
  for (let at = 0; at < COORDINATES; at++) trace += scatter[at * COORDINATES + at]!;
  for (let at = 0; at < COORDINATES; at++) scatter[at * COORDINATES + at]! += (RIDGE * trace) / COORDINATES;
  const factor = decomposed(scatter.map((one) => one / all.length));
  return classes.map(({ key, vectors }, place) => {
    const mean = means[place]!;
    const weights = solve(factor, mean);
    const length = weights.reduce((sum, one, at) => sum + one * mean[at]!, 0);
    const bias = SHARE * Math.log(vectors.length + 1) - length / 2;
    return { key, bias: bias * TEMPERATURE, weights: Float32Array.from(weights, (one) => one * TEMPERATURE) };
  });
}

/** The mean of some vectors, and of another as often as is told. */
function meanOf(vectors: readonly SentenceVector[], times: number, other: ArrayLike<number>): Float64Array {
  const mean = new Float64Array(COORDINATES);
  for (let at = 0; at < COORDINATES; at++) {
    let sum = times === 0 ? 0 : times * other[at]!;
    for (const vector of vectors) sum += vector[at]!;
    mean[at] = sum / (vectors.length + times);
  }
  return mean;
}

/** Adds a vector's product with itself to the lower half of a matrix. */
function addProduct(matrix: Float64Array, vector: Float32Array): void {
  for (let row = 0; row < COORDINATES; row++) {
    const [factor, start] = [vector[row]!, row * COORDINATES];
    for (let column = 0; column <= row; column++) matrix[start + column]! += factor * vector[column]!;
  }
}

/** The lower triangle whose product with itself a symmetric matrix is, given by its lower half (Cholesky). */
function decomposed(matrix: Float64Array): Float64Array {
  const lower = matrix.slice();
  for (let row = 0; row < COORDINATES; row++) {
    for (let column = 0; column <= row; column++) {
      let rest = lower[row * COORDINATES + column]!;
      for (let at = 0; at < column; at++) rest -= lower[row * COORDINATES + at]! * lower[column * COORDINATES + at]!;
      lower[row * COORDINATES + column] = row === column ? Math.sqrt(rest) : rest / lower[column * COORDINATES + column]!;
    }
  }
  return lower;
}

/** What the decomposed matrix makes a vector of: forth and back through its triangle. */
function solve(lower: Float64Array, vector: Float64Array): Float64Array {
  const solved = vector.slice();
  for (let row = 0; row < COORDINATES; row++) {
    for (let at = 0; at < row; at++) solved[row]! -= lower[row * COORDINATES + at]! * solved[at]!;
    solved[row]! /= lower[row * COORDINATES + row]!;
  }
  for (let row = COORDINATES - 1; row >= 0; row--) {
    for (let at = row + 1; at < COORDINATES; at++) solved[row]! -= lower[at * COORDINATES + row]! * solved[at]!;
    solved[row]! /= lower[row * COORDINATES + row]!;
  }
  return solved;
}
