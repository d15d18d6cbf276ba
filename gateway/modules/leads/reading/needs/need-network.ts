import { serviceOptions } from '#content/service-options.ts';
import type { Weights } from '../../../learning/weights.ts';

/** The services that can be told from words, in the order of their weights. */
export const weighedServices: readonly string[] = serviceOptions.map(({ value }) => value as string);

/** Units between the signs and the services: what two signs mean together that neither means alone ("sell", "online"). By trial. */
export const HIDDEN = 16;
/** So many numbers has a sign: what it says for each service, and for each unit. */
export const NUMBERS = weighedServices.length + HIDDEN;
/** So many units are a weight of 1 in what is written (learning/weights.ts). */
export const UNIT = 32;
/** What weighs less than this, in such units, is left out. */
export const LEAST = 4;

/** A unit's name among the signs: what it says for each service. No word has such a beginning. */
export const unitSign = (unit: number): string => `>${unit}`;

/** A message of so many signs is of usual length. */
const USUAL = 40;

/** Twice as many signs say less than twice as much: what counts is more than a mean, and less than a sum. */
export const lengthFactor = (signs: number, usual = USUAL): number => 1 / Math.sqrt(Math.max(signs, 1) / usual);

/** What signs say for each service. */
export interface Opinion {
  /** Logarithms of odds. */
  readonly sums: Float64Array;
  /** How much of it one of the signs says. */
  of(sign: string, service: number): number;
}

/** A network of one layer of rectified units beside a logistic regression (Cheng et al., Wide and deep learning, 2016). */
export function hear({ signs: weights }: Weights, signs: readonly string[]): Opinion {
  const known = signs.map((sign) => weights.get(sign)).filter((numbers) => numbers !== undefined);
  const factor = lengthFactor(known.length);
  const totals = new Float64Array(NUMBERS);
  for (const numbers of known) for (let at = 0; at < NUMBERS; at++) totals[at]! += numbers[at]! * factor;
  const sums = totals.slice(0, weighedServices.length);
  const active: (readonly [place: number, toServices: ArrayLike<number>])[] = [];
  for (let unit = 0; unit < HIDDEN; unit++) {
    const place = weighedServices.length + unit;
    const toServices = weights.get(unitSign(unit));
    if (!toServices || totals[place]! <= 0) continue;
    active.push([place, toServices]);
    for (let service = 0; service < sums.length; service++) sums[service]! += totals[place]! * toServices[service]!;
  }
  return {
    sums,
    of(sign, service) {
      const numbers = weights.get(sign);
      return numbers ? active.reduce((sum, [place, toServices]) => sum + numbers[place]! * toServices[service]!, numbers[service]!) * factor : 0;
    },
  };
}
