import { pattern } from '../../../language/patterns.ts';
import { sentencesOf } from '../../../language/sentences.ts';
import type { Topic } from '../../knowledge/question.ts';
import { lead } from './fillers.ts';

const words = '(?:text|words|reading|info(?:rmation)?|writing|letters|details?|blah(?: blah)*)';
const it = String.raw`(?:(?:that|this|it|your (?:answers?|text|repl(?:y|ies)))(?:['’]?s| is| was|)?|thats|its|you (?:write|say|talk|type|give(?: me)?))`;
const short = '(?:short(?:er)?|brief(?:er|ly)?|concise|crisp)';

/** "That is a lot of text", "tldr", "short please", "no need to list everything". */
const always: readonly RegExp[] = [
  pattern('i')`\b(?:a lot|lots|loads|so much|too much|too many|way too much|that much|such a lot|wall|walls|tons?) (?:of )?${words}\b(?=\W*$|\W|\s(?:to read|for me|lol|man|bro|again|and)\b)(?! (?:on|in) (?:the|my|our|your) (?:site|website|page|shop))`,
  pattern('i')`${lead}(?:too|so) (?:much|long) to read\b`,
  pattern('i')`\btl ?;? ?dr\b|\btoo long[\s,;.]+(?:i )?(?:did(?: not|n['’]?t)|do(?: not|n['’]?t)|not|won['’]?t) (?:gonna |going to )?read\b`,
  pattern('i')`${lead}(?:can|could|would|will)? ?(?:you |u )?(?:please |pls |just )?(?:make|keep|say|put|tell(?: me)?|answer|give(?: me)?|be|write|explain)? ?(?:it |that |this |me )?(?:a |an |the |more |much |bit |a bit |in )*${short}(?: (?:one|version|answer|please|pls|and simple|form|words|then|next time|for me))*\W*$`,
  pattern('i')`${lead}(?:(?:can|could) (?:you|u) )?(?:please |pls |just )?(?:(?:tell|give|say|answer|explain|put|make|sum)\b )?(?:me |it |that |this |up )*(?:in|just|only) (?:a|an|one|1|two|2|few|a few) (?:short |single |simple )?(?:sentences?|lines?|words?)(?: (?:please|pls|only))?\W*$`,
  pattern('i')`${lead}(?:(?:can|could) (?:you|u) )?(?:please |pls |just )?(?:summari[sz]e|summary|sum up|shorten|cut short|condense)(?: (?:it|that|this|up|please|pls))*\W*$`,
  pattern('i')`${lead}(?:please |pls |just )?(?:keep|make|put) it simpl(?:e|er|y)\W*$`,
  pattern('i')`\b(?:(?:do(?:n['’]?t| not)|need(?:n['’]?t| not)) (?:have to|need to)?|no need to|stop) ?(?:list(?:ing)?|tell(?:ing)?|writ(?:e|ing)|giv(?:e|ing)|explain(?:ing)?|say(?:ing)?)(?: (?:me|us))?(?: out)? (?:everything|all(?: of)?(?: (?:this|that|it))?|so much|(?:an? )?(?:essays?|novels?))\b`,
  pattern('i')`\b(?:i|we|nobody|no one|who)(?: am|['’]?m| will|['’]?ll| do| did| ca| wo)?(?: ?not|n['’]?t)?(?: going to| gonna| want to| have time to)? read(?:ing|s)? (?:all|that much|so much|this much)\b`,
  pattern('i')`${lead}(?:get|come) to the point\b`,
  pattern('i')`${lead}(?:what(?:['’]?s| is) )?(?:the )?(?:gist|bottom line|short version|short answer)(?: please| pls)?\W*$`,
  pattern('i')`${lead}(?:less|fewer|not so much|not so many) ${words}(?: (?:please|pls))?\W*$`,
  pattern('i')`${lead}${it} (?:way |far |much |a bit |really |very |just )*(?:too |so )?(?:wordy|verbose|lengthy|long-winded)\b`,
];
/** May be said of a time or a sum as well. */
const ofText: readonly RegExp[] = [
  pattern('i')`${lead}(?:(?:${it} )?(?:way |far |much |a bit |really |very |just )*(?:too|so) long(?: (?:answer|text|reply|message|lah|man|bro))*|(?:${it} )?(?:an? |such an? )?(?:very )?long (?:answer|text|reply|message)|${it} (?:way |very |really |quite )*long)\W*$`,
  pattern('i')`${lead}${it} (?:a lot|a bit much|too much|so much|much)(?: (?:at once|to take in|to digest|for me|lah|man|bro))*\W*$`,
];
const ofTime = /\b(?:days?|weeks?|months?|years?|hours?)\b/i;
const ofFigures: readonly string[] = ['price', 'duration', 'deadline', 'upkeep'];

/** What a message says besides finding the last answer too long; undefined where it does not. */
export function tooLong(message: string, { before, aspect = '' }: Topic): string | undefined {
  if (before === undefined) return undefined;
  const sentences = sentencesOf(message).map(({ text }) => text);
  const forms = ofFigures.includes(aspect) || ofTime.test(message) ? always : [...always, ...ofText];
  const others = sentences.filter((text) => !forms.some((form) => form.test(text)));
  return others.length < sentences.length ? others.filter((text) => !isFiller(text)).join(' ') : undefined;
}

const filler = pattern('i')`${lead}$`;
/** "Ok." says nothing besides. */
export const isFiller = (sentence: string): boolean => filler.test(sentence.replace(/\W+$/, ''));
