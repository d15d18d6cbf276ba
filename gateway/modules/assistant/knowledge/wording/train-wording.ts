import { numberSigns } from '../../../learning/known-signs.ts';
import { softmax } from '../../../learning/softmax.ts';
import { randomNumbers, shuffle } from '../../../learning/random-numbers.ts';
import type { Row } from '../../../learning/byte-rows.ts';
import type { WordingClass } from './wording-classes.ts';
import { isPair, wordingSigns } from './wording-signs.ts';

/** Coordinates of a direction: with half of them the right passage came first of 826 strangers' questions in 765 instead of 782 of 1,000. */
const COORDINATES = 256;
/** A word that fewer texts have is not learnt, nor is a pair of words. */
const LEAST = 3;
const LEAST_OF_PAIR = 8;
const ROUNDS = 10;
/** So many words of a text are passed over, each time others (dropout: Srivastava et al., 2014). */
const DROPPED = 0.3;
/** How far a number goes at first (AdaGrad: Duchi et al., 2011), and what is left of that in the last round. */
const RATE = 0.05;
const RATE_LEFT = 0.1;
/** Texts that are learnt from at once. */
const BATCH = 64;
/** Directions begin as chance has it, and so small. */
const AT_FIRST = 0.1;
/** A chance that is off by less is not worth moving anything for. */
const NEAR = 1e-3;
/** So that nothing is divided by nought. */
const SLIGHT = 1e-6;

/** Numbers in rows, each of which moves by its slope and the less, the more it has moved. */
class MovingRows {
  readonly now: Float32Array;
  readonly slopes: Float32Array;
  readonly width: number;
  readonly #moved: Float32Array;
  readonly #isTouched: Uint8Array;
  #touched: number[] = [];

  constructor(count: number, width: number, first: () => number) {
    this.now = Float32Array.from({ length: count * width }, first);
    this.slopes = new Float32Array(count * width);
    this.width = width;
    this.#moved = new Float32Array(count * width);
    this.#isTouched = new Uint8Array(count);
  }

  /** A row whose slopes have changed is moved the next time. */
  touch(row: number): void {
    if (this.#isTouched[row] === 0) this.#touched.push(row);
    this.#isTouched[row] = 1;
  }

  move(rate: number): void {
    const { now, slopes, width } = this;
    const moved = this.#moved;
    for (const row of this.#touched) {
      this.#isTouched[row] = 0;
      for (let at = row * width; at < (row + 1) * width; at++) {
        const slope = slopes[at]!;
        moved[at]! += slope * slope;
        now[at]! += (rate * slope) / (Math.sqrt(moved[at]!) + SLIGHT);
        slopes[at] = 0;
      }
    }
    this.#touched = [];
  }

  row = (row: number) => this.now.subarray(row * this.width, (row + 1) * this.width);
}

/** Four at a time: what all the time goes into. */
function product(a: Float32Array, from: number, b: Float32Array): number {
  let [first, second, third, fourth] = [0, 0, 0, 0];
  for (let at = 0; at < b.length; at += 4) {
    first += a[from + at]! * b[at]!;
    second += a[from + at + 1]! * b[at + 1]!;
    third += a[from + at + 2]! * b[at + 2]!;
    fourth += a[from + at + 3]! * b[at + 3]!;
  }
  return first + second + third + fourth;
}

/** Adds so much of some numbers to others. */
function add(to: Float32Array, into: number, amount: number, of: Float32Array, from: number, count: number): void {
  for (let at = 0; at < count; at++) to[into + at]! += amount * of[from + at]!;
}

/**
 * Learns a direction for each word and pair of words, and one for each passage, so that the passage which a text is known for is the
 * likeliest (softmax). The same classes in the same order give the same directions.
 */
export function trainWording(classes: readonly WordingClass[]): { readonly signs: Row[]; readonly passages: Row[] } {
  const examples = classes.flatMap(({ texts }, right) => texts.map((text) => ({ right, signs: wordingSigns(text) })));
  const numbers = usual(examples.map(({ signs }) => signs));
  const known = examples.map(({ right, signs }) => ({ right, ids: signs.flatMap((sign) => numbers.get(sign) ?? []) }));
  const random = randomNumbers();
  const ofSigns = new MovingRows(numbers.size, COORDINATES, () => (random() + random() - 1) * AT_FIRST);
  const ofPassages = new MovingRows(classes.length, COORDINATES, () => 0);
  const biases = new MovingRows(classes.length, 1, () => 0);
  const sums = classes.map(() => 0);
  const direction = new Float32Array(COORDINATES);
  const back = new Float32Array(COORDINATES);
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(known, random);
    const rate = RATE * (1 - ((1 - RATE_LEFT) * round) / ROUNDS);
    known.forEach((example, place) => {
      learn(example);
      if (place % BATCH === BATCH - 1) for (const rows of [ofSigns, ofPassages, biases]) rows.move(rate);
    });
  }
  return {
    signs: [...numbers].map(([key, id]) => ({ key, bias: 0, weights: ofSigns.row(id) })),
    passages: classes.map(({ key }, place) => ({ key, bias: biases.now[place]!, weights: ofPassages.row(place) })),
  };

  function learn({ right, ids }: (typeof known)[number]): void {
    const some = ids.filter(() => random() > DROPPED);
    if (some.length === 0) return;
    const scale = 1 / Math.sqrt(some.length);
    direction.fill(0);
    for (const id of some) add(direction, 0, scale, ofSigns.now, id * COORDINATES, COORDINATES);
    for (let passage = 0; passage < sums.length; passage++) sums[passage] = biases.now[passage]! + product(ofPassages.now, passage * COORDINATES, direction);
    const chances = softmax(sums);
    back.fill(0);
    chances.forEach((chance, passage) => {
      const slope = Number(passage === right) - chance;
      if (Math.abs(slope) < NEAR) return;
      add(back, 0, slope, ofPassages.now, passage * COORDINATES, COORDINATES);
      add(ofPassages.slopes, passage * COORDINATES, slope / BATCH, direction, 0, COORDINATES);
      ofPassages.touch(passage);
      biases.slopes[passage]! += slope / BATCH;
      biases.touch(passage);
    });
    for (const id of some) {
      add(ofSigns.slopes, id * COORDINATES, scale / BATCH, back, 0, COORDINATES);
      ofSigns.touch(id);
    }
  }
}

/** Numbers for the words and pairs that are not too rare. */
function usual(texts: readonly (readonly string[])[]): Map<string, number> {
  const kept = [...numberSigns(texts.map((signs) => signs.filter((sign) => !isPair(sign))), LEAST).keys(), ...numberSigns(texts.map((signs) => signs.filter(isPair)), LEAST_OF_PAIR).keys()];
  return new Map(kept.map((sign, id) => [sign, id]));
}
