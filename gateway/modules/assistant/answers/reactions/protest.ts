import { pattern } from '../../../language/patterns.ts';
import { sentencesOf } from '../../../language/sentences.ts';
import { lead } from './fillers.ts';
import { isFiller } from './too-long.ts';

const it = String.raw`(?:that|this|it|thats|its|which)`;
const very = String.raw`(?:(?:really|at all|even|quite|exactly|completely|totally|just|still|clearly|obviously|so|again) )*`;
const negated = String.raw`(?: not|n['’]?t)`;
const asked = String.raw`(?:what|the question|the thing) (?:i|we)(?: \w+){1,3}`;
const question = String.raw`(?:it|that|this|me|us|anything|(?:my|the|our) (?:question|point)|what i(?: \w+){1,2})`;
const again = '(?:that|this|it|so|the same|same|yourself|all|already|before|again|just now|twice|once)';

/** "That's not what I asked", "read again", "you already said that", "what has marketing to do with it". */
const forms: readonly RegExp[] = [
  pattern('i')`${lead}(?:${it}(?:['’]?s| is| was)?${negated} |${it} ai?nt |not )${very}${asked}\W*$`,
  pattern('i')`${lead}${it} ${very}(?:does|did|do)${negated} ${very}(?:answer|address|help with)(?: ${question})?\W*$`,
  pattern('i')`${lead}(?:${it}(?:['’]?s| is)?${negated}|${it}(?:['’]?s| is) no|not|no) ${very}(?:an? )?(?:real |proper |good )?(?:answer(?:ing)?|reply)(?: (?:to )?${question})?\W*$`,
  pattern('i')`${lead}(?:you|u)(?: ${very}(?:are|do|did|have|ca|r|re)|['’]re)?${negated} ${very}(?:answer(?:ed|ing)?|get(?:ting)?|understand(?:ing)?|understood|read|listen(?:ing|ed)?|hear|heard)(?: ${question})?\W*$`,
  pattern('i')`${lead}(?:you|u) ${very}(?:mis(?:understood|read|heard|understand)|got (?:me|it|that) wrong)(?: ${question})?\W*$`,
  pattern('i')`${lead}(?:(?:${it}(?:['’]?s| is| was)?) ${very})?(?:(?:the )?wrong (?:answer|thing|question|topic)|irrelevant|not (?:it|relevant)|off topic|beside the point|not my question|another question)\W*$`,
  pattern('i')`${lead}${it} ?(?:has|have|had|['’]s|is|got)? (?:got )?nothing to do with (?:it|that|this|us|me|my question|what i \w+)\W*$`,
  pattern('i')`${lead}(?<not>\S[^.,;:!?]{1,40}?) (?:has|have|had|['’]s|is) (?:got )?nothing to do with (?:it|that|this|us|me|my \w+|our \w+|what i \w+)\W*$`,
  pattern('i')`${lead}(?:can you |could you )?(?:read|check|look at) ?(?:it|that|this|properly|carefully|my (?:message|question|msg|text|words?|last \w+)|what i (?:\w+ )?(?:wrote|said|asked|typed))?(?: (?:again|properly|carefully|once more|better|first))+\W*$`,
  pattern('i')`${lead}(?:did (?:you|u)|(?:do|can|have) (?:you|u) (?:even|actually|really)) (?:even |actually |really )*(?:read|listen|hear|understand)(?: (?:to )?(?:me|it|that|my \w+|what i \w+|english|at all|anything))*\W*$`,
  pattern('i')`${lead}(?:you|u)(?:['’]ve)? (?:(?:have|already|just|only|literally|again) )*(?:said|told(?: me| us)?|answered|wrote|mentioned|repeated|gave(?: me| us)?|showed(?: me| us)?)(?: ${again})(?: (?:${again}|thing))*\W*$`,
  pattern('i')`${lead}(?:you|u|['’]re)(?: are|r)? (?:(?:just|only|literally) )*(?:keep|always|again|repeating|only) ?(?:(?:on )?(?:say|tell|show|giv|repeat|answer)(?:ing|e)?)?(?: (?:me|us))?(?: (?:${again}|thing|things))+\W*$`,
  pattern('i')`${lead}(?:and )?(?:it['’]?s |that['’]?s |is |again |always )*(?:the |exactly the )?same (?:answer|thing|text|reply|sentence)(?: (?:again|as before|twice|over and over))*\W*$`,
  pattern('i')`${lead}(?:what|how|wat)(?:['’]?s| is| has| have| does| do| did)? (?<not>\S.{0,60}?) (?:have |got |has )?(?:anything )?to do with (?:it|this|that|us|me|anything|my \w+|what i \w+)\W*$`,
  pattern('i')`${lead}(?:(?:who|nobody|no one)(?: ever)?|(?:i|we) (?:never|(?:did|have|do)(?: not|n['’]?t))(?: even)?) (?:(?:ask(?:ed)?|mention(?:ed)?|talk(?:ed)?|sp[eo]ke?n?)(?: (?:you|anything|a word))*|sa(?:y|id) (?:anything|a word)) (?:about|for|of) (?<not>an? \w+|the \w+|\w+(?: \w+)?)\W*$`,
  pattern('i')`${lead}why (?:are|r) (?:you|u) (?:telling|showing|giving|talking|sending|bringing|mentioning|quoting)(?: (?:to|me|us|with|up|about|of))* (?<not>\S.{0,40}?)\W*$`,
  pattern('i')`${lead}(?:i|we) (?:clearly |just |already )?(?:said|wrote|typed|told (?:you|u)) \S+(?: \w+){0,2},? (?:and )?not \S+(?: \w+)?\W*$`,
];

/** What somebody says against the last answer. */
export interface Protest {
  /** What they say besides, which may be what they ask. */
  readonly besides: string;
  /** What they do not mean, if they name it. */
  readonly not: string | undefined;
}

/** "??" */
const marksOnly = /^\s*(?=\S*[?!]{2}|\?\s*$)[?!.\s]+$/;

/** Whether a message says that the last answer was beside the point. */
export function protestOf(message: string): Protest | undefined {
  if (marksOnly.test(message)) return { besides: '', not: undefined };
  let not: string | undefined;
  let isOne = false;
  const others: string[] = [];
  for (const { text } of sentencesOf(message)) {
    const said = forms.map((form) => form.exec(text)).find(Boolean);
    if (!said) others.push(text);
    else [isOne, not] = [true, not ?? said.groups?.not];
  }
  return isOne ? { besides: others.filter((text) => !isFiller(text) && /\p{L}{2}/u.test(text)).join(' '), not } : undefined;
}
