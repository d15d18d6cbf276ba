/** How far a number goes at first, and less with each time (AdaGrad: Duchi et al., 2011). */
const RATE = 0.15;
const AT_FIRST = 0.01;
/** Less than this is not worth moving a number for. */
const NEAR = 1e-4;
export const isWorthMoving = (slope: number): boolean => slope >= NEAR || slope <= -NEAR;

/** Numbers that are learnt step by step, by stochastic gradient. What is learnt in the end is their mean over the last rounds (Polyak and Juditsky, 1992). */
export class LearntNumbers {
  readonly now: Float64Array;
  readonly #slopes: Float64Array;
  readonly #sums: Float64Array;
  readonly #rate: number;
  #rounds = 0;

  /** @param begin what each is at first */
  constructor(length: number, rate = RATE, begin: () => number = () => 0) {
    this.now = Float64Array.from({ length }, begin);
    this.#rate = rate;
    this.#slopes = new Float64Array(length).fill(AT_FIRST);
    this.#sums = new Float64Array(length);
  }

  /** Moves one of them up where its slope is above nought. */
  move(place: number, slope: number): void {
    if (!isWorthMoving(slope)) return;
    this.#slopes[place]! += slope * slope;
    this.now[place]! += (this.#rate * slope) / Math.sqrt(this.#slopes[place]!);
  }

  /** What they are now counts for the mean. */
  keep(): void {
    this.#rounds += 1;
    this.now.forEach((number, place) => (this.#sums[place]! += number));
  }

  mean(): Float64Array {
    return this.#sums.map((sum) => sum / this.#rounds);
  }
}
