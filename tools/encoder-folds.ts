/** What `npm run train:encoder` leaves for `npm run train:answers`: encoders that have not learnt from some of the questions. */
import { readFileSync } from 'node:fs';
import { judge, type QuestionItem } from '../bench/assistant/question-set.ts';
import { kindOf } from '../gateway/modules/assistant/knowledge/content.ts';
import type { MeaningWeights } from '../gateway/modules/assistant/knowledge/meaning/classifier.ts';
import { textOf, type Passage } from '../gateway/modules/assistant/knowledge/passage.ts';

/** Each question is in one half, always the same. The encoder of a fold has learnt from the other half: what it says is what it would say to a stranger. */
export const folds = [0, 1] as const;
export type Fold = (typeof folds)[number];

export const encoderFolder = (name: Fold | 'whole' | '.'): URL => new URL(`../.cache/encoder/${typeof name === 'number' ? `fold-${name}` : name}/`, import.meta.url);

/** How far each coordinate speaks for what a question may be meant for, as was learnt with an encoder. */
export const readClasses = (name: Fold | 'whole'): MeaningWeights[] => JSON.parse(readFileSync(new URL('classes.json', encoderFolder(name)), 'utf8')) as MeaningWeights[];

export const learntFrom = (questions: readonly QuestionItem[]): QuestionItem[] => questions.filter(({ part }) => part === 'tuning' || part === 'learning');

export const foldOf = ({ id }: QuestionItem): Fold => (isEven(id) ? 0 : 1);

/** Each text is in one half, always the same. */
export function isEven(text: string): boolean {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + letter.codePointAt(0)!) % 65_521;
  return sum % 2 === 0;
}

/** How much a passage holds of what an answer has to, from 0 to 1; what holds a wrong fact holds nothing. */
export function shareHeld(passage: Passage, item: QuestionItem): number {
  if (isUnanswered(item) && kindOf(passage.about) !== 'unpublished') return 0;
  const { missing, wrong } = judge(item, { response: textOf(passage), links: [] });
  return item.holds.length === 0 || wrong.length > 0 ? 0 : 1 - missing.length / item.holds.length;
}

/** What the site does not say is answered by saying so, and not by whatever names an address. */
function isUnanswered({ holds }: QuestionItem): boolean {
  return holds.length > 0 && holds.every((wordings) => wordings.some((wording) => wording.includes('longitude.example') || wording.startsWith('contact')));
}
