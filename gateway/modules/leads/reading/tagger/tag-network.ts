import { type Lstm, passThrough, rowCount, rowLength } from '../../../learning/lstm.ts';
import { readWeights } from '../../../learning/weights.ts';
import { TAGS } from './tags.ts';
import type { Opinion } from './ways.ts';

/** Rectified units that see the signs of a word, and cells that read them in each direction. By trial (docs/decisions/0047). */
export const [UNITS, CELLS] = [32, 32];
/** What is told of a word in the end: by its units, and by the cells that come from either side. */
export const TOLD = UNITS + 2 * CELLS;

/** What the network has learnt, as texts (learning/weights.ts): what each sign says to each unit, and all other layers, which have to be finer. */
export interface NetworkTexts<One> {
  readonly signs: One;
  readonly layers: One;
}

export const FINENESS: NetworkTexts<number> = { signs: 64, layers: 1024 };
/** A sign that says less than this to every unit is left out. */
export const LEAST_SAID = 2;

/** The names of the rows of all layers but the first. */
export const rowNames = {
  units: 'units',
  cell: (direction: 'forward' | 'backward', row: number): string => `${direction} ${row}`,
  tag: (tag: number): string => `tag ${tag}`,
};

export interface TagNetwork {
  readonly signs: { get(sign: string): ArrayLike<number> | undefined };
  /** What units begin from. */
  readonly units: ArrayLike<number>;
  readonly forward: Lstm;
  readonly backward: Lstm;
  /** For each tag what is told by units and cells says for it, and what it begins from. */
  readonly toTags: Float64Array;
  readonly steps: ArrayLike<number>;
}

export function readNetwork(texts: NetworkTexts<string>): TagNetwork {
  const { signs } = readWeights(texts.signs, UNITS, FINENESS.signs);
  const layers = readWeights(texts.layers, TOLD + 1, FINENESS.layers);
  const rows = (length: number, names: readonly string[]) => {
    const numbers = new Float64Array(names.length * length);
    names.forEach((name, row) => numbers.set(Array.from(layers.signs.get(name)!).slice(0, length), row * length));
    return numbers;
  };
  const lstm = (direction: 'forward' | 'backward'): Lstm => ({ inputs: UNITS, cells: CELLS, weights: rows(rowLength(UNITS, CELLS), Array.from({ length: rowCount(CELLS) }, (_, row) => rowNames.cell(direction, row))) });
  return {
    signs,
    units: rows(UNITS, [rowNames.units]),
    forward: lstm('forward'),
    backward: lstm('backward'),
    toTags: rows(TOLD + 1, Array.from({ length: TAGS }, (_, tag) => rowNames.tag(tag))),
    steps: layers.steps,
  };
}

/** What a network says of each word of a message that it reads from both ends (Huang et al., Bidirectional LSTM-CRF models for sequence tagging, 2015). */
export function hearNetwork({ signs, units, forward, backward, toTags, steps }: TagNetwork, told: readonly (readonly string[])[]): Opinion {
  const seen = told.map((here) => {
    const sums = Float64Array.from(units);
    for (const sign of here) {
      const weights = signs.get(sign);
      if (weights) for (let unit = 0; unit < UNITS; unit++) sums[unit]! += weights[unit]!;
    }
    return sums.map((sum) => Math.max(sum, 0));
  });
  const [ahead, behind] = [passThrough(forward, seen).said, passThrough(backward, seen.toReversed()).said.toReversed()];
  const scores = seen.map((unit, at) => scoresOf(toTags, [...unit, ...ahead[at]!, ...behind[at]!]));
  return { scores, steps };
}

/** How much speaks for each tag, by what is told of a word. */
export const scoresOf = (toTags: Float64Array, told: ArrayLike<number>): Float64Array =>
  Float64Array.from({ length: TAGS }, (_, tag) => {
    const first = tag * (TOLD + 1);
    let sum = toTags[first + TOLD]!;
    for (let one = 0; one < TOLD; one++) sum += toTags[first + one]! * told[one]!;
    return sum;
  });
