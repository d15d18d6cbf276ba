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

export interface TagWeights {
  readonly signs: Weights;
  readonly network: TagNetwork;
}

export const readTagWeights = (): TagWeights => ({ signs: readWeights(learnt, TAGS, UNIT), network: readNetwork(learntNetwork) });

/** What is said of each word of a message: by its signs, each by itself, and by a network that reads the message from both ends. */
export const hear = ({ signs, network }: TagWeights, told: readonly (readonly string[])[]): Opinion => mixed(hearSigns(signs, told), hearNetwork(network, told));

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

/** Two that were learnt each by itself are seldom wrong at once. */
function mixed(ofSigns: Opinion, ofNetwork: Opinion): Opinion {
  const mix = (one: number, other: number) => one + (other - one) * OF_NETWORK;
  return {
    scores: ofSigns.scores.map((score, at) => score.map((own, tag) => mix(own, ofNetwork.scores[at]![tag]!))),
    steps: Float64Array.from({ length: TAGS * TAGS }, (_, step) => mix(ofSigns.steps[step]!, ofNetwork.steps[step]!)),
  };
}
