import type { Ask, Memory } from '../../../conversations/conversation.entity.ts';
import { pattern } from '../../../language/patterns.ts';

const begins = String.raw`^\W*(?:(?:so|and|ok(?:ay)?|but|hm+|wait|sorry|oh|eh|uh|no|lol|haha|hey|well|may i ask|can i ask|just wondering)\b\W*)*`;
const polite = String.raw`(?: (?:then|now|first|please|pls|though|at all|already|lah|leh|again|so soon|from me|for|exactly|btw))*\W*$`;
const detail = String.raw`(?:e-?mail|mail|(?:phone|mobile|contact|whats ?app)? ?number|phone|name|(?:contact |personal )?(?:details|data|info(?:rmation)?)|contacts?|address)`;

/** "Why do you ask?", "what do you need that for?", "is that necessary?" */
const ofIt = [
  pattern('i')`${begins}(?:why|y|what ?for|for what|how come)(?: (?:do|does|would|should|did|are|r) (?:you|u|i|we))?(?: (?:have to|need to|want to|must))? (?:ask(?:ing)?|need(?:ing)?|want(?:ing)?|require|know|tell(?: you)?|give(?: you)?|say)(?: (?:you|u|for|me|to know|me for|to have))*(?: (?:that|this|it|these|those|such things?))?${polite}`,
  pattern('i')`${begins}what (?:do|would|will|are) (?:you|u) (?:need|want|use|do|going to do|gonna do)(?: (?:that|this|it|with|to do))* (?:for|with (?:it|that|this))${polite}`,
  pattern('i')`${begins}(?:why|y|what for|for what|why that|why so|why is that|how come)\W*$`,
  pattern('i')`${begins}(?:is|are) (?:that|this|it|these) (?:really |even )?(?:necessary|needed|required|mandatory|compulsory|a must|obligatory)${polite}`,
  pattern('i')`${begins}(?:do|must|should|shall) (?:i|we) (?:really |have to |need to )*(?:have to|need to|tell(?: you)?|give(?: you)?|say|answer|leave)(?: (?:you|u))?(?: (?:that|this|it))?${polite}`,
];
/** The same with what was asked for, whenever that was. */
const named = [
  pattern('i')`${begins}(?:why|y|what ?for|for what|how come)(?: (?:do|does|would|should|did|are|r))?(?: (?:you|u|i|we))?(?: (?:have to|need to|want to|must))? (?:ask(?:ing)?|need(?:ing)?|want(?:ing)?|require|know|give|leave|tell)(?: (?:for|me for|you|u|to know|to have))* (?:my|our|for my|an?|the) (?<what>${detail})${polite}`,
  pattern('i')`${begins}what (?:do|would|will) (?:you|u) (?:need|want) (?:with )?(?:my|our|an?) (?<what>${detail})(?: for)?${polite}`,
];

/** What somebody wonders that they were asked for; undefined where they do not. */
export function wonderedAt(message: string, { asked }: Memory): Ask | undefined {
  const what = named.map((form) => form.exec(message)?.groups?.what).find(Boolean);
  if (what) return /\bname\b/i.test(what) ? 'name' : 'reach';
  return asked && ofIt.some((form) => form.test(message)) ? asked : undefined;
}
