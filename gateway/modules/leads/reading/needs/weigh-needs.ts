import { serviceOptions } from '#content/service-options.ts';
import type { Finding } from '../../evidence.ts';
import type { Span } from '../../../language/sentences.ts';
import type { Weights } from '../../../learning/weights.ts';
import type { Circumstances } from '../circumstances.ts';
import { type NeedSign, needSignsOf } from './need-signs.ts';

/** The services that can be told from words, in the order of their weights. */
export const weighedServices: readonly string[] = serviceOptions.map(({ value }) => value as string);

/** From here on a service is taken to be wanted that no pattern found. By trial on conversations that were not learnt from: a miss is as bad as a mistake. */
const GUESSED = 0.15;

/**
 * The services that a message asks for: those that the patterns found, since who names one means it, and those for which its words
 * speak by themselves ("nobody finds us").
 */
export function weighNeeds(weights: Weights, message: string, circumstances: Circumstances, hints: readonly Finding[]): Finding[] {
  const signs = needSignsOf(message, circumstances, hints);
  const named = hints.filter(({ field }) => field === 'servicesInterested');
  return weighedServices.flatMap((value, service): Finding[] => {
    const found = named.filter((one) => one.value === value);
    if (found.length > 0 || circumstances.services?.includes(value) || chanceOf(weights, signs, service) <= GUESSED) return found;
    const words = tellingWords(weights, message, signs, service);
    return words ? [{ field: 'servicesInterested', value, ...words }] : [];
  });
}

/** From 0 to 1. */
function chanceOf({ signs: weights }: Weights, signs: readonly NeedSign[], service: number): number {
  const sum = signs.reduce((all, { sign }) => all + (weights.get(sign)?.[service] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}

/** The stretch of a message that speaks most for a service: what its evidence quotes. */
function tellingWords({ signs: weights }: Weights, message: string, signs: readonly NeedSign[], service: number): Span | undefined {
  const says = new Float64Array(message.length);
  for (const { sign, words } of signs) {
    const weight = (weights.get(sign)?.[service] ?? 0) / words.length;
    for (const { start } of words) says[start]! += weight;
  }
  const begins = [...new Set(signs.flatMap(({ words }) => words.map(({ start }) => start)))].toSorted((a, b) => a - b);
  let [best, sum, from]: [{ readonly sum: number; readonly from: number; readonly to: number } | undefined, number, number] = [undefined, 0, 0];
  for (const at of begins) {
    if (sum <= 0) [sum, from] = [0, at];
    sum += says[at]!;
    if (sum > (best?.sum ?? 0)) best = { sum, from, to: at };
  }
  if (!best) return undefined;
  const end = Math.max(...signs.flatMap(({ words }) => words.filter(({ start }) => start === best.to).map((word) => word.end)));
  return { start: best.from, end };
}
