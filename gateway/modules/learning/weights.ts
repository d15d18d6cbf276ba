/** What has been learnt: how much each sign speaks for each of some classes, and one class for the next. */
export interface Weights {
  /** By sign, a weight for each class. */
  readonly signs: { get(sign: string): ArrayLike<number> | undefined };
  /** By class and the class before it: `before * classes + class`. Empty where the order tells nothing. */
  readonly steps: ArrayLike<number>;
}

/** With all its signs. */
export interface Learnt extends Weights {
  readonly signs: ReadonlyMap<string, ArrayLike<number>>;
}

/** So many units are a weight of 1: what is learnt of single words is no finer than that. */
const UNIT = 8;
/** What weighs less than this is left out. */
const LEAST = 2;
/** What stands between a sign and its weights, and between its weights. */
const [AFTER_SIGN, BETWEEN] = ['\t', ','];

/** What would end a sign, or the template that the text stands in; `$4` at the beginning does not. */
const cannotStand = /[\t\n`\\$]/;

/**
 * Weights as a text: the steps between classes, then a sign in each line; a class without weight is left empty.
 *
 * @param unit so many are a weight of 1
 * @param least a sign all of whose weights are less than this, in units, is left out
 */
export function writeWeights({ signs, steps }: Learnt, unit = UNIT, least = LEAST): string {
  const line = (weights: ArrayLike<number>) => Array.from(weights, (weight) => Math.round(weight * unit) || '').join(BETWEEN).replace(/,+$/, '');
  const telling = [...signs].filter(([sign, weights]) => !cannotStand.test(sign.slice(1)) && Array.from(weights).some((weight) => Math.abs(weight * unit) >= least));
  return [line(steps), ...telling.map(([sign, weights]) => `${sign}${AFTER_SIGN}${line(weights)}`)].join('\n');
}

/**
 * The weights that `writeWeights` has written, for so many classes. A sign's are read when it is met first: of many
 * thousands a message has some hundred.
 *
 * @param unit what they were written with
 */
export function readWeights(text: string, classes: number, unit = UNIT): Weights {
  const numbers = (line: string, count: number) => {
    const weights = new Float32Array(count);
    line.split(BETWEEN).forEach((one, at) => (weights[at] = Number(one) / unit));
    return weights;
  };
  const [steps = '', ...lines] = text.split('\n');
  const known = new Map<string, string | Float32Array>();
  for (const line of lines) {
    const cut = line.indexOf(AFTER_SIGN);
    known.set(line.slice(0, cut), line.slice(cut + 1));
  }
  const get = (sign: string) => {
    const weights = known.get(sign);
    if (typeof weights !== 'string') return weights;
    const read = numbers(weights, classes);
    known.set(sign, read);
    return read;
  };
  return { steps: numbers(steps, classes * classes), signs: { get } };
}
