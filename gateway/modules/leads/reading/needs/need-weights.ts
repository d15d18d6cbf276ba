import { readWeights, type Weights } from '../../../learning/weights.ts';
import { NUMBERS, UNIT } from './need-network.ts';

/** One for whole messages, and one for their sentences. */
export interface NeedTexts<One> {
  readonly messages: One;
  readonly sentences: One;
}

export type NeedWeights = NeedTexts<Weights>;

export const readNeedWeights = ({ messages, sentences }: NeedTexts<string>): NeedWeights => ({ messages: readWeights(messages, NUMBERS, UNIT), sentences: readWeights(sentences, NUMBERS, UNIT) });
