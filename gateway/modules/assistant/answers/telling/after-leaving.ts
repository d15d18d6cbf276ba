import { assistant } from '#content/assistant.ts';
import { isReachable, type KnownLead } from './known-lead.ts';
import { phoneShown } from './echo.ts';
import { pattern } from '../../../language/patterns.ts';

/** What somebody asks who has left how to reach them: what comes next, whether that is all, whether something was heard. */
type AfterLeaving = 'next' | 'done' | 'part';

const begins = String.raw`^\W*(?:(?:so|and|ok(?:ay)?|k|but|then|hm+|wait|sorry|thanks?(?: you)?|thx|great|good|fine|cool|nice|alright|perfect|right|well|now|just|please|pls|tell me)\b\W*)*`;
const ends = String.raw`(?: (?:now|then|next|please|pls|exactly|from here|after (?:this|that)|already|right|yes|no|or not|sir|ok(?:ay)?))*\W*$`;
const it = '(?:it|that|this|everything|all|all (?:of )?(?:it|that|this)|my (?:message|details|info|data|request))';

const forms: readonly (readonly [AfterLeaving, RegExp])[] = [
  // "And what happens now?", "what's next", "next step?", "what do I do now"
  ['next', pattern('i')`${begins}(?:what|wat|wht)(?:['’]?s| is| are| will| would| do| does| should| shall| can| must)?(?: (?:i|we|you|u|they|it))?(?: (?:going to|gonna))?(?: (?:happens?|happening|comes?|be|do))?(?: (?:the|my|our|your))? (?:now|next|then|after (?:this|that)|next steps?|now then)${ends}`],
  ['next', pattern('i')`${begins}(?:next(?: steps?)?\?|now what|what now|so now\?|and then\?|how (?:do|does|will|should) (?:we|i|it|this) (?:proceed|go on|continue)(?: from here)?)${ends}`],
  ['next', pattern('i')`${begins}(?:do|must|should|shall|have) (?:i|we)(?: (?:have|need))?(?: to)? (?:do|wait|send|fill(?: in| out)?|sign)(?: (?:for )?(?:anything|something|more|else|a form|the form|now))*${ends}`],
  ['next', pattern('i')`${begins}(?:(?:i|we)(?: just| only)? wait|just wait(?:ing)?)(?: (?:for (?:you|a call|your \w+)))?\?${ends}`],
  // "Ok done?", "got it?", "is it saved"
  ['done', pattern('i')`${begins}(?:all )?(?:done|set|finished|got (?:it|that|this|me|everything|all)|noted|saved|received|sent|through|clear|copied|registered|submitted|complete)\s*\?+\W*$`],
  ['done', pattern('i')`${begins}(?:is|are|was|am|were) (?:${it}|i|we|you|u)(?: (?:all|now|really))* (?:done|set|finished|noted|saved|received|sent|through|stored|registered|submitted|in|it)${ends}`],
  ['done', pattern('i')`${begins}(?:that(?:['’]?s| is)|is (?:that|this)) (?:it|all|everything)(?: (?:you need|from me))?\s*\?+\W*$`],
  ['done', pattern('i')`${begins}(?:did|have|has) (?:you|u|it|that|this|${it})(?: (?:all|now|really|actually|already))* (?:get|got|gotten|receive|received|have|save|saved|note|noted|go|gone|went|come|work|worked|sent?|record|arrive)(?: (?:${it}|through|down|in|me))*${ends}`],
  ['done', pattern('i')`${begins}(?:you|u)(?: have)? (?:got|have|received|noted|saved) (?:${it})(?: down)?\s*\?+\W*$`],
  // "Did you get the part about mornings?", "you read what I said about Fridays, right?"
  ['part', pattern('i')`${begins}(?:(?:did|have|do|will) (?:you|u|they)(?: (?:also|all|really|even))*|(?:you|u)(?: also)?) (?:get|got|hear|heard|see|seen|saw|note|noted|read|catch|caught|understand|understood|know|remember) (?:the (?:part|bit|thing|point|remark|note|wish)s? (?:about|with|on|where|that|of)|(?:about )?what i (?:said|wrote|told|mentioned|asked)|that (?:i|we) \w+|my (?:wish|request|point|note|remark|preference|condition)s?\b)[^.!]{0,80}$`],
];

/** What is asked so in a message, which is nothing but that. */
export const askedAfterLeaving = (message: string): AfterLeaving | undefined => forms.find(([, form]) => form.test(message.trim()))?.[0];

/** What is known to reach somebody by, in words. */
const addressesOf = ({ email, phone }: KnownLead) => new Intl.ListFormat('en').format([email, phone && phoneShown(phone)].filter((one) => typeof one === 'string'));

/**
 * What who can be reached is told to that, from their own lead; undefined where they ask for something else.
 *
 * @param promise what they were or are to be promised
 */
export function afterLeaving(message: string, lead: KnownLead | undefined, promise: string): string | undefined {
  const asked = lead && isReachable(lead) ? askedAfterLeaving(message) : undefined;
  if (!lead || !asked) return undefined;
  const { noted } = assistant;
  if (asked === 'part') return noted.heardPart;
  if (promise !== noted.complete) return promise;
  if (asked === 'next') return [noted.next(promise, addressesOf(lead)), noted.begins].join('\n');
  return `${noted.yesHeld(addressesOf(lead))} ${promise}`;
}
