/** What `npm run train:encoder` leaves for `npm run train:answers`: encoders that have not learnt from some of the questions. */
import { readFileSync } from 'node:fs';
import type { QuestionItem } from '../bench/assistant/question-set.ts';
import type { MeaningWeights } from '../gateway/modules/assistant/knowledge/meaning/classifier.ts';

/** Each question is in one half, always the same. The encoder of a fold has learnt from the other half: what it says is what it would say to a stranger. */
export const folds = [0, 1] as const;
export type Fold = (typeof folds)[number];

export const encoderFolder = (name: Fold | 'whole' | '.'): URL => new URL(`../.cache/encoder/${typeof name === 'number' ? `fold-${name}` : name}/`, import.meta.url);

/** How far each coordinate speaks for what a question may be meant for, as was learnt with an encoder. */
export const readClasses = (name: Fold | 'whole'): MeaningWeights[] => JSON.parse(readFileSync(new URL('classes.json', encoderFolder(name)), 'utf8')) as MeaningWeights[];

export const learntFrom = (questions: readonly QuestionItem[]): QuestionItem[] => questions.filter(({ part }) => part === 'tuning' || part === 'learning');

export function foldOf({ id }: QuestionItem): Fold {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.codePointAt(0)!) % 65_521;
  return folds[sum % folds.length]!;
}

/** What the site does not say is answered by saying so, and not by whatever names an address. */
export function isUnanswered({ holds }: QuestionItem): boolean {
  return holds.length > 0 && holds.every((wordings) => wordings.some((wording) => wording.includes('longitude.example') || wording.startsWith('contact')));
}
