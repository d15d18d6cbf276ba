import { readWeights, type Weights } from '../../../learning/weights.ts';
import { learnt } from './learnt.ts';
import { learnt as learntNetwork } from './learnt-network.ts';
import { hearNetwork, readNetwork, type TagNetwork } from './tag-network.ts';
import { TAGS } from './tags.ts';
import type { Opinion } from './ways.ts';

/** What signs say is learnt to a sixteenth; what none of them says louder than a quarter is left out, which by trial costs nothing. */
export const UNIT = 16;
export const LEAST = UNIT / 4 - 0.5;
/** While it was learnt, most signs were passed over each time (train.ts): all together say too much, beside what was said of steps. */
const TOGETHER = 0.6;
/** What the network says counts for so much, and signs for the rest. By trial (docs/decisions/0047). */
const OF_NETWORK = 0.5;
/** And so much of what is heard of the whole message by the one that has read more English (word-tagger.ts), beside both (docs/decisions/0055). */
const OF_TAGGER = 0.5;

export interface TagWeights {
  readonly signs: Weights;
  readonly network: TagNetwork;
}

export const readTagWeights = (): TagWeights => ({ signs: readWeights(learnt, TAGS, UNIT), network: readNetwork(learntNetwork) });

/**
 * What is said of each word of a message: by its signs, each by itself, by a network that reads the message from both ends, and by another one
 * that has learnt English before, if it was heard (word-tagger.ts).
 */
export function hear({ signs, network }: TagWeights, told: readonly (readonly string[])[], heard?: Opinion): Opinion {
  const ours = mixed(hearSigns(signs, told), hearNetwork(network, told), OF_NETWORK);
  return heard ? mixed(ours, heard, OF_TAGGER) : ours;
}

/** What signs say of each word, each by itself. */
export function hearSigns({ signs, steps }: Weights, told: readonly (readonly string[])[]): Opinion {
  const scores = told.map((here) => {
    const score = new Float64Array(TAGS);
    for (const sign of here) {
      const weights = signs.get(sign);
      if (weights) for (let one = 0; one < TAGS; one++) score[one]! += weights[one]! * TOGETHER;
    }
    return score;
  });
  return { scores, steps };
}

/**
 * Two that were learnt each by itself are seldom wrong at once.
 *
 * @param ofSecond the second one's share, from 0 to 1
 */
function mixed(first: Opinion, second: Opinion, ofSecond: number): Opinion {
  const mix = (one: number, other: number) => one + (other - one) * ofSecond;
  return {
    scores: first.scores.map((score, at) => score.map((own, tag) => mix(own, second.scores[at]![tag]!))),
    steps: Float64Array.from({ length: TAGS * TAGS }, (_, step) => mix(first.steps[step]!, second.steps[step]!)),
  };
}
