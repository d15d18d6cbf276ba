import type { Finding } from '../../evidence.ts';
import type { Span } from '../../../language/sentences.ts';
import type { Circumstances } from '../circumstances.ts';
import { hear, type Opinion, weighedServices } from './need-network.ts';
import { type NeedSign, needSignsBySentence, needSignsOf } from './need-signs.ts';
import type { NeedWeights } from './need-weights.ts';

/**
 * From this chance on a service is taken to be wanted, whether or not a pattern found it; by trial on conversations that were not learnt from: a
 * miss is as bad as a mistake. Who has told what they want mostly goes on about that: another one that they do not name has to be surer.
 */
const WANTED = { first: 0.15, another: 0.7 };

interface Heard {
  readonly signs: readonly NeedSign[];
  readonly opinion: Opinion;
}

/** The services that a message asks for: those that the patterns found, where its words do not speak against it, and those for which they speak by themselves ("nobody finds us"). */
export function weighNeeds(weights: NeedWeights, message: string, circumstances: Circumstances, hints: readonly Finding[]): Finding[] {
  const listen = (signs: readonly NeedSign[], by: NeedWeights['messages']): Heard => ({ signs, opinion: hear(by, signs.map(({ sign }) => sign)) });
  const whole = listen(needSignsOf(message, circumstances, hints), weights.messages);
  const sentences = needSignsBySentence(message, circumstances, hints).map((signs) => listen(signs, weights.sentences));
  const named = hints.filter(({ field }) => field === 'servicesInterested');
  return weighedServices.flatMap((value, service): Finding[] => {
    const found = named.filter((one) => one.value === value);
    if (circumstances.services?.includes(value) || found.some(({ retracted }) => retracted)) return found;
    const isAnother = found.length === 0 && (circumstances.services ?? []).length > 0;
    if (chanceOf(whole, sentences, service) <= (isAnother ? WANTED.another : WANTED.first)) return [];
    if (found.length > 0) return found;
    const words = tellingWords(message, [whole, ...sentences], service);
    return words ? [{ field: 'servicesInterested', value, ...words }] : [];
  });
}

/** The mean of what the message as a whole says and of what one or another of its sentences does, as odds. From 0 to 1. */
function chanceOf(whole: Heard, sentences: readonly Heard[], service: number): number {
  const none = sentences.reduce((product, { opinion }) => product / (1 + Math.exp(opinion.sums[service]!)), 1);
  const sum = (whole.opinion.sums[service]! + Math.log((1 - none + Number.EPSILON) / (none + Number.EPSILON))) / 2;
  return 1 / (1 + Math.exp(-sum));
}

/** The stretch of a message that speaks most for a service: what its evidence quotes. */
function tellingWords(message: string, heard: readonly Heard[], service: number): Span | undefined {
  const says = new Float64Array(message.length);
  const ends = new Map<number, number>();
  for (const { signs, opinion } of heard) {
    for (const { sign, words } of signs) {
      if (words.length === 0) continue;
      const weight = opinion.of(sign, service) / words.length;
      for (const { start, end } of words) {
        says[start]! += weight;
        ends.set(start, Math.max(end, ends.get(start) ?? end));
      }
    }
  }
  let [best, sum, from]: [{ readonly sum: number; readonly from: number; readonly to: number } | undefined, number, number] = [undefined, 0, 0];
  for (const at of [...ends.keys()].toSorted((a, b) => a - b)) {
    if (sum <= 0) [sum, from] = [0, at];
    sum += says[at]!;
    if (sum > (best?.sum ?? 0)) best = { sum, from, to: at };
  }
  return best && { start: best.from, end: ends.get(best.to)! };
}
