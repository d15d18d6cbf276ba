import { softmax } from '../../../learning/softmax.ts';
import { readWeights, type Weights } from '../../../learning/weights.ts';
import { learnt } from './learnt.ts';
import { kindsOfTalk, type Talk } from './talk.ts';
import { talkSignsOf } from './talk-signs.ts';

/** What a message can be: first of all a question to us, or something that its visitor tells of themselves, then each kind of talk, in the order of their weights. */
export const talkClasses: readonly ('asked' | 'told' | Talk)[] = ['asked', 'told', ...kindsOfTalk];

let weights: Weights | undefined;

/** What kind of talk a message is likest, and how likely it is that it is talk at all; and, if it is none, that it asks and does not tell: from 0 to 1. */
export function talkOf(message: string): { readonly talk: Talk; readonly chance: number; readonly asks: number } {
  weights ??= readWeights(learnt, talkClasses.length);
  const [asked = 1, told = 0, ...chances] = chancesOf(weights, talkSignsOf(message));
  return { talk: kindsOfTalk[chances.indexOf(Math.max(...chances))]!, chance: 1 - asked - told, asks: asked / (asked + told || 1) };
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
