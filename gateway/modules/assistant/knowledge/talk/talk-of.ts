import { softmax } from '../../../learning/softmax.ts';
import { readWeights, type Weights } from '../../../learning/weights.ts';
import { learnt } from './learnt.ts';
import { kindsOfTalk, type Talk } from './talk.ts';
import { talkSignsOf } from './talk-signs.ts';

/** What a message can be: first of all none of these, then each kind of talk, in the order of their weights. */
export const talkClasses: readonly ('none' | Talk)[] = ['none', ...kindsOfTalk];

let weights: Weights | undefined;

/** What kind of talk a message is likest, and how likely it is that it is talk at all, from 0 to 1. */
export function talkOf(message: string): { readonly talk: Talk; readonly chance: number } {
  weights ??= readWeights(learnt, talkClasses.length);
  const [none = 1, ...chances] = chancesOf(weights, talkSignsOf(message));
  return { talk: kindsOfTalk[chances.indexOf(Math.max(...chances))]!, chance: 1 - none };
}

/** How likely each class is: all of them are 1 together (softmax). */
function chancesOf({ signs }: Weights, told: readonly string[]): number[] {
  const sums = talkClasses.map(() => 0);
  for (const sign of told) {
    const says = signs.get(sign);
    if (says) for (let at = 0; at < sums.length; at++) sums[at]! += says[at]!;
  }
  return softmax(sums);
}
