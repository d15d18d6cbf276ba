import { pattern } from '../../../language/patterns.ts';
import { sentencesOf } from '../../../language/sentences.ts';
import type { Topic } from '../../knowledge/question.ts';
import { lead } from './fillers.ts';
import { isFiller } from './too-long.ts';

const either = String.raw`(?:an? )?(?:clear |definite |definitive |hard |flat |firm |straight |plain |simple |big )?(?:yes|yea|yeah|no|nope|maybe)\b(?:(?: or|[\s,/]+) (?:an? )?(?:no|yes)\b)?`;
const after = String.raw`(?:[\s,]+(?:then|please|pls|from you|right|or what|lah|man|bro|it is|just say (?:it|so)))*\W*$`;
/** "So is that a yes?", "sooo no?", "yes or no", "just say it". */
const forms: readonly RegExp[] = [
  pattern('i')`${lead}(?:is|was) (?:that|this|it) (?:like |then |basically |really |actually |now )*${either}${after}`,
  pattern('i')`${lead}(?:(?:that|this|it)(?:['’]?s| is| was)|thats|its|i(?:['’]ll)? take (?:that|it) as|that means|meaning|you mean|would that be) (?:like |then |basically |really |actually |probably )*an? (?:\w+ )?(?:yes|no)\b${after}`,
  pattern('i')`${lead}(?:(?:just|only|simply|give|me|us|say|tell|answer|reply|with|need|want|i|can|could|you|u|a|the|simple|straight|plain|clear|it|is|question|one word|was|so)[\s,:]+)*(?:a )?(?:yes or (?:a )?no|no or (?:a )?yes|yes ?/ ?no|y ?/ ?n)(?: (?:question|answer|it is))?${after}`,
  pattern('i')`^\W*(?:ok(?:ay)? )?so+[\s,]+(?:then |it is |its |it['’]s )?(?:yes|no)\b[^?\w]*\?+\W*(?:${after})?`,
  pattern('i')`${lead}(?:just|please|pls|simply|then|can you|could you|will you|why don['’]?t you|[\s,])* ?(?:say|admit) (?:it|so|yes|no)(?: already| then| plainly| straight| clearly)?\W*$`,
];

/** Whether a message only wants to hear yes or no to the question before it. */
export function wantsYesOrNo(message: string, { before }: Topic): boolean {
  if (before === undefined) return false;
  const sentences = sentencesOf(message).map(({ text }) => text);
  return sentences.some(isOne) && sentences.every((text) => isOne(text) || isFiller(text));
}

const isOne = (sentence: string) => forms.some((form) => form.test(sentence));

/** Such a message's words taken away from what else it says: "Arabic and English. Yes or no?" */
export const withoutYesOrNo = (message: string): string => sentencesOf(message).flatMap(({ text }) => (isOne(text) ? [] : [text])).join(' ');
